import { expect, test } from 'vitest';
import { parseScreenScale } from './stored-screen-scale.ts';

test.each([
  ['3.78', 3.78],
  ['16.5', 16.5],
])('the pixels of a millimetre are read from %s', (text, scale) => {
  expect(parseScreenScale(text)).toBe(scale);
});

test.each([undefined, '', 'wide', '0', '-4', 'NaN', 'Infinity', '1e9'])('%s is no size of a screen', (text) => {
  expect(parseScreenScale(text)).toBeUndefined();
});
