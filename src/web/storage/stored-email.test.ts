import { beforeEach, expect, test } from 'vitest';
import { storedEmail } from './stored-email.ts';

beforeEach(() => localStorage.clear());

test('the email is stored as it is, under the key that browsers already hold', () => {
  storedEmail.write('ana@example.com');
  expect(localStorage.getItem('customerEmail')).toBe('ana@example.com');
});

test('an email is normalized when it is read', () => {
  localStorage.setItem('customerEmail', ' Ana@Example.com ');
  expect(storedEmail.read()).toBe('ana@example.com');
});

test('nothing is read if no email is stored', () => {
  expect(storedEmail.read()).toBeUndefined();
});

test.each(['   ', 'null', 'ana@', 'ana example.com'])('%j is not read, because it is no email', (text) => {
  localStorage.setItem('customerEmail', text);
  expect(storedEmail.read()).toBeUndefined();
});
