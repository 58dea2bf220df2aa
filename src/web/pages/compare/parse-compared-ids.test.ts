import { expect, test } from 'vitest';
import { parseComparedIds } from './parse-compared-ids.ts';

test.each([
  ['?ids=12,10', [12, 10]],
  ['?ids=12,10,9,8,7', [12, 10, 9, 8]],
  ['?ids=12,12,10', [12, 10]],
  ['?ids=0,999,1e1,012,12, 3,15', [12, 15]],
  ['?ids=12%2C10', [12, 10]],
  ['?ids=12,12', []],
  ['?ids=12', []],
  ['?ids=5&ids=6', []],
  ['?ids=', []],
  ['?ids=1e1,<script>alert(1)</script>', []],
  ['?other=1', []],
  ['', []],
])('the query %s compares the products %j', (search, ids) => {
  expect(parseComparedIds(search)).toEqual(ids);
});
