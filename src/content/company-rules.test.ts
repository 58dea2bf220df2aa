import { expect, test } from 'vitest';
import { parseCompany, parseSwitch } from './company-rules.ts';
import { company } from './company.ts';

test('a switch is on by default, and takes on and off only', () => {
  for (const value of [undefined, '', 'on']) expect(parseSwitch('REVIEWS', value)).toBe(true);
  expect(parseSwitch('REVIEWS', 'off')).toBe(false);
  expect(() => parseSwitch('REVIEWS', 'no')).toThrow('REVIEWS must be on or off, not "no"');
});

test.each([
  'reviews.example.com',
  'https://reviews.example.com/',
  'https://reviews.example.com/frame',
  'data:text/html',
])('the frame of the reviews has an origin, which %s is not', (frameOrigin) => {
  const reviews = { scriptUrl: 'https://widget.example/a.js', widgetClass: 'widget', origins: [], frameOrigin };
  expect(() => parseCompany({ ...company, reviews })).toThrow('reviews.frameOrigin must be an address');
});

test('the reviews can be left out', () => {
  expect(parseCompany({ ...company, reviews: undefined }).reviews).toBeUndefined();
});
