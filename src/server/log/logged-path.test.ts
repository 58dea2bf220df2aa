import { expect, test } from 'vitest';
import { toLoggedPath } from './logged-path.ts';

const id = '5f0c1a2b-3c4d-4e5f-8a9b-0c1d2e3f4a5b';
const picturePath = '/media/product-12-main-997745d6-1080.avif';

test.each([
  ['of the home page', 'http://site/', '/'],
  ['of the home page without a slash', 'http://site', '/'],
  ['of a path and a query', '/about?email=me@x.com', '/about'],
  ['of the home page and a query', '/?x', '/'],
  ['behind the name of a user', 'http://me@site/about?x', '/about'],
  ['before the email in a query', 'http://site/api/cart?email=me%40x.com', '/api/cart'],
  ['of a script', 'http://site/assets/about-0123abcd.js', '/assets/about-0123abcd.js'],
  ['of a picture, whose name looks like an id', `http://site${picturePath}`, picturePath],
  ['in another script', 'http://site/%E0%B6%9A%E0%B7%94', '/%E0%B6%9A%E0%B7%94'],
])('a path is logged %s', (_, url, path) => expect(toLoggedPath(url)).toBe(path));

test.each([
  ['in a path', `http://site/x/${id.toUpperCase()}`, '/x/:id'],
  ['before a query', `/x/${id}?x`, '/x/:id'],
  ['in the name of a picture', `http://site/media/x-${id}.avif`, '/media/:id'],
  ['in the name of a picture outside the media', `http://site${picturePath.replace('media', 'quotes')}`, '/quotes/:id'],
  ['with an encoded digit', `http://site/x/${id.replace('5', '%35')}`, '/x/:id'],
  ['with encoded hyphens', `http://site/x/${id.replaceAll('-', '%2D')}`, '/x/:id'],
  ['with hyphens that are encoded twice', `http://site/x/${id.replaceAll('-', '%252D')}`, '/x/:redacted'],
  ['without hyphens', `http://site/x/${id.replaceAll('-', '')}`, '/x/:id'],
  ['cut off', `http://site/x/${id.slice(0, 20)}`, '/x/:id'],
])('an id is not logged %s', (_, url, path) => expect(toLoggedPath(url)).toBe(path));

test.each([
  ['at the end', 'http://site/me%40x.com', '/:redacted'],
  ['within a path', 'http://site/quotes/me@x.com/print', '/quotes/:redacted/print'],
  ['that is encoded twice', 'http://site/me%2540x.com', '/:redacted'],
  ['that is encoded four times', 'http://site/me%25252540x.com/a', '/:redacted/a'],
  ['with a broken escape', 'http://site/%6d%65%40x.com%zz', '/:redacted'],
])('an email is not logged %s', (_, url, path) => expect(toLoggedPath(url)).toBe(path));

test.each([
  ['a short id', '/api/cart/5f0c-11'],
  ['an email in place of the id', '/api/cart/me@x.com'],
  ['an encoded letter', `/api/c%61rt/${id}`],
  ['an encoded letter at the start', `/%61pi/cart/${id}`],
  ['capitals', `/API/cart/${id}`],
  ['an encoded slash', `/api/cart%2F${id}`],
])('the path of an item is logged without its id, with %s', (_, path) => {
  expect(toLoggedPath(`http://site${path}`)).toBe('/api/cart/:id');
});

test('an id behind repeated slashes is not logged', () => {
  expect(toLoggedPath(`http://site//api//cart//${id}`)).toBe('//api//cart//:id');
});

test('a part of a path that stays encoded when it is decoded once is not logged', () => {
  expect(toLoggedPath('http://site/%6d%80')).toBe('/:redacted');
});

test('long paths are truncated', () => {
  expect(toLoggedPath(`http://site/${'x'.repeat(5000)}`)).toHaveLength(200);
  expect(toLoggedPath(`http://site/%20/${'x'.repeat(5000)}`)).toHaveLength(200);
});
