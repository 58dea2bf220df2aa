import { expect, test } from 'vitest';
import { findSendErrors } from './send-errors.ts';

test.each([
  ['both', 'Ana', '+52 55 1234 5678', {}],
  ['no name', ' ', '+52 55 1234 5678', { name: 'sender-required' }],
  ['no number', 'Ana', '\n', { phone: 'sender-required' }],
  ['neither', '', '', { name: 'sender-required', phone: 'phone-also-required' }],
] as const)('with %s of name and number, the errors are those of what is missing', (_, name, phone, errors) => {
  expect(findSendErrors({ name, phone })).toEqual(errors);
});
