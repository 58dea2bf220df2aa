import { expect, test } from 'vitest';
import { telUrl } from './phone.ts';

test('a phone link contains only digits and the plus sign', () => {
  expect(telUrl('+94 (0)91-229 1234')).toBe('tel:+940912291234');
  expect(telUrl('091 2291234')).toBe('tel:0912291234');
});
