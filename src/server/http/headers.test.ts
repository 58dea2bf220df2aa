import { expect, test } from 'vitest';
import { createCommonHeaders } from './headers.ts';

test('the site sends Strict-Transport-Security only if it has TLS', () => {
  expect(createCommonHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
  expect(createCommonHeaders('https://spice.example')).toHaveProperty('Strict-Transport-Security', 'max-age=31536000');
});
