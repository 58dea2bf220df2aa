import { beforeEach, expect, test } from 'vitest';
import { storedSender } from './stored-sender.ts';

beforeEach(() => localStorage.clear());

test('name and phone are stored under the keys that browsers already hold', () => {
  storedSender.write({ name: 'Ana', phone: '+52 1' });
  expect(localStorage.getItem('customerName')).toBe('Ana');
  expect(localStorage.getItem('customerPhone')).toBe('+52 1');
});

test('without stored texts, name and phone are empty', () => {
  expect(storedSender.name.read()).toBe('');
  expect(storedSender.phone.read()).toBe('');
});

test('a field that is not written keeps what another tab has stored', () => {
  localStorage.setItem('customerPhone', '+94 1');
  storedSender.write({ name: 'Ana' });
  expect(storedSender.name.read()).toBe('Ana');
  expect(storedSender.phone.read()).toBe('+94 1');
});
