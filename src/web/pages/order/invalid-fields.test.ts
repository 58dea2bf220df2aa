import { expect, test } from 'vitest';
import { invalidFields } from './invalid-fields.ts';

test.each([
  ['missing-fields', '', '', ['packWeight', 'email']],
  ['missing-fields', '25', ' ', ['email']],
  ['missing-fields', '', 'ana@example.com', ['packWeight']],
  ['invalid-email', '25', 'ana', ['email']],
  ['invalid-weight', '-1', 'ana@example.com', ['packWeight']],
] as const)('error %s with weight %j and e-mail %j marks %j as invalid', (problem, packWeight, email, fields) => {
  expect(invalidFields(problem, { packWeight, email })).toEqual(fields);
});
