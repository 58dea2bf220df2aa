import { expect, test } from 'vitest';
import { toLoggedPath } from './logged-path.ts';

const id = '5f0c1a2b-3c4d-4e5f-8a9b-0c1d2e3f4a5b';

test.each([
  ['http://site/', '/'],
  ['http://site', '/'],
  ['http://site/api/cart?email=me%40x.com', '/api/cart'],
  ['http://site/api/cart/5f0c-11', '/api/cart/:id'],
  ['http://site/api/cart/me@x.com', '/api/cart/:id'],
  ['http://site/media/product-12-main-997745d6-1080.avif', '/media/product-12-main-997745d6-1080.avif'],
  [`http://site/media/x-${id}.avif`, '/media/:id'],
  ['http://site/quotes/product-12-main-997745d6-1080.avif', '/quotes/:id'],
  ['http://site/quotes/me@x.com/print', '/quotes/:redacted/print'],
  ['http://site/me%40x.com', '/:redacted'],
  ['http://site/me%2540x.com', '/:redacted'],
  ['http://site/me%25252540x.com/a', '/:redacted/a'],
  ['http://site/%6d%65%40x.com%zz', '/:redacted'],
  ['http://site/%6d%80', '/:redacted'],
  [`http://site/api/c%61rt/${id}`, '/api/cart/:id'],
  [`http://site/%61pi/cart/${id}`, '/api/cart/:id'],
  [`http://site/API/cart/${id}`, '/api/cart/:id'],
  [`http://site/api/cart%2F${id}`, '/api/cart/:id'],
  [`http://site//api//cart//${id}`, '//api//cart//:id'],
  [`http://site/x/${id.toUpperCase()}`, '/x/:id'],
  [`http://site/x/${id.replace('5', '%35')}`, '/x/:id'],
  [`http://site/x/${id.replaceAll('-', '%2D')}`, '/x/:id'],
  [`http://site/x/${id.replaceAll('-', '%252D')}`, '/x/:redacted'],
  [`http://site/x/${id.replaceAll('-', '')}`, '/x/:id'],
  [`http://site/x/${id.slice(0, 20)}`, '/x/:id'],
  ['http://site/%E0%B6%9A%E0%B7%94', '/%E0%B6%9A%E0%B7%94'],
  ['http://site/assets/about-0123abcd.js', '/assets/about-0123abcd.js'],
  ['http://me@site/about?x', '/about'],
  ['/about?email=me@x.com', '/about'],
  ['/?x', '/'],
  [`/x/${id}?x`, '/x/:id'],
])('the path of %s is logged as %s', (url, path) => {
  expect(toLoggedPath(url)).toBe(path);
});

test('long paths are truncated', () => {
  expect(toLoggedPath(`http://site/${'x'.repeat(5000)}`)).toHaveLength(200);
  expect(toLoggedPath(`http://site/%20/${'x'.repeat(5000)}`)).toHaveLength(200);
});
