import { expect, test } from 'vitest';
import { formatPhoneLink, needsCountryCode } from './phone.ts';

test.each([
  ['+94 91-229 1234', 'tel:+94912291234'],
  ['091 2291234', 'tel:0912291234'],
  ['+94 (0)91-229 1234', 'tel:+94912291234'],
  ['(+94) (0)91 2291234', 'tel:+94912291234'],
  ['0094 (0)91 2291234', 'tel:0094912291234'],
  ['(0)91 2291234', 'tel:0912291234'],
])('the link of %s is %s, with what is dialled', (phone, link) => {
  expect(formatPhoneLink(phone)).toBe(link);
});

test.each(['33 1234 5678', '0912291234', '(33) 1234-5678'])('%s begins with no code of a country', (phone) => {
  expect(needsCountryCode(phone)).toBe(true);
});

test.each(['', '33 12', '+52 33 1234 5678', ' (+52) 33 1234 5678', '0052 33 1234 5678'])(
  '%j begins with the code of a country, or is not complete yet',
  (phone) => {
    expect(needsCountryCode(phone)).toBe(false);
  },
);
