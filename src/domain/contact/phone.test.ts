import { expect, test } from 'vitest';
import { formatPhoneLink, needsCountryCode } from './phone.ts';

test('a phone link contains only digits and the plus sign', () => {
  expect(formatPhoneLink('+94 (0)91-229 1234')).toBe('tel:+940912291234');
  expect(formatPhoneLink('091 2291234')).toBe('tel:0912291234');
});

test.each(['33 1234 5678', '0912291234', '(33) 1234-5678'])('%s begins with no code of a country', (phone) => {
  expect(needsCountryCode(phone)).toBe(true);
});

test.each(['', '33 12', '+52 33 1234 5678', ' (+52) 33 1234 5678', '0052 33 1234 5678'])(
  '%j begins with one, or is not complete yet',
  (phone) => {
    expect(needsCountryCode(phone)).toBe(false);
  },
);
