import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/', '/', {}],
  ['/about', '/about', {}],
  ['/about', '/about/', {}],
  ['/product/:id', '/product/7', { id: '7' }],
  ['/product/:id', '/product/a%20b/', { id: 'a b' }],
  ['/', '/about', undefined],
  ['/about', '/about/us', undefined],
  ['/about', '/ABOUT', undefined],
  ['/product/:id', '/product/', undefined],
  ['/product/:id', '/product/7/8', undefined],
  ['/product/:id', '/product/%E0%A4%A', undefined],
])('the pattern %s takes from %s %o', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});
