import { expect, test } from 'vitest';
import { parseCompany, parseSwitch, placeholderContacts } from './company-rules.ts';
import { company } from './company.ts';

test('a switch is on by default and accepts only on and off', () => {
  for (const value of [undefined, '', 'on']) expect(parseSwitch('REVIEWS', value)).toBe(true);
  expect(parseSwitch('REVIEWS', 'off')).toBe(false);
  expect(() => parseSwitch('REVIEWS', 'no')).toThrow('REVIEWS must be on or off, not "no"');
});

test.each([
  'reviews.example.com',
  'https://reviews.example.com/',
  'https://reviews.example.com/frame',
  'data:text/html',
])('rejects %s as the origin of the reviews frame', (frameOrigin) => {
  const reviews = { scriptUrl: 'https://widget.example/a.js', widgetClass: 'widget', origins: [], frameOrigin };
  expect(() => parseCompany({ ...company, reviews })).toThrow('reviews.frameOrigin must be an address');
});

test('names the developer and the vision and mission until they are given', () => {
  const missing = { ...company, developer: { name: '[developer]', url: '' }, visionAndMission: 'draft' } as const;
  expect(placeholderContacts(missing)).toEqual(expect.arrayContaining(['developer', 'visionAndMission']));
  const given = { ...company, developer: { name: 'A. Perera', url: '' }, visionAndMission: 'approved' } as const;
  expect(placeholderContacts(given)).not.toContain('developer');
  expect(placeholderContacts(given)).not.toContain('visionAndMission');
});

test('reviews can be disabled', () => {
  expect(parseCompany({ ...company, reviews: undefined }).reviews).toBeUndefined();
});
