import { expect, test } from 'vitest';
import { findSendErrors } from './send-errors.ts';

test.each([
  ['both', 'Ana', '+52 55 1234 5678', {}],
  ['no name', ' ', '+52 55 1234 5678', { name: 'incomplete-sender' }],
  ['no number', 'Ana', '\n', { phone: 'incomplete-sender' }],
  ['neither', '', '', { name: 'incomplete-sender', phone: 'missing-phone' }],
] as const)('with %s of name and number, the errors are those of what is missing', (_, name, phone, errors) => {
  expect(findSendErrors({ name, phone })).toEqual(errors);
});
