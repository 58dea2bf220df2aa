import { expect, test } from 'vitest';
import { findInvalidFields } from './order-fields.ts';

test.each([
  ['missing-fields', '', '', ['packWeight', 'email']],
  ['missing-fields', '25', ' ', ['email']],
  ['missing-fields', '', 'ana@example.com', ['packWeight']],
  ['invalid-category', '25', 'ana@example.com', ['type']],
  ['invalid-type', '25', 'ana@example.com', ['type']],
  ['invalid-weight', '-1', 'ana@example.com', ['packWeight']],
  ['invalid-unit', '25', 'ana@example.com', ['unit']],
  ['invalid-quantity', '25', 'ana@example.com', ['quantity']],
  ['invalid-email', '25', 'ana', ['email']],
  ['invalid-note', '25', 'ana@example.com', ['note']],
  ['note-too-long', '25', 'ana@example.com', ['note']],
] as const)('error %s with weight %j and email %j marks %j as invalid', (error, packWeight, email, fields) => {
  expect(findInvalidFields(error, { packWeight, email })).toEqual(fields);
});
