import { expect, test } from 'vitest';
import { commonHeaders } from './headers.ts';

test('the site sends Strict-Transport-Security only if it has TLS', () => {
  expect(commonHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
  expect(commonHeaders('https://spice.example')).toHaveProperty('Strict-Transport-Security', 'max-age=31536000');
});
