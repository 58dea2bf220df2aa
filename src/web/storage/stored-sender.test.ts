// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { senderStore } from './stored-sender.ts';

beforeEach(() => localStorage.clear());

test('name and phone are stored under the keys that browsers already hold', () => {
  senderStore.write({ name: 'Ana', phone: '+52 1' });
  expect(localStorage.getItem('customerName')).toBe('Ana');
  expect(localStorage.getItem('customerPhone')).toBe('+52 1');
});

test('without stored texts, name and phone are empty', () => {
  expect(senderStore.name.read()).toBe('');
  expect(senderStore.phone.read()).toBe('');
});

test('a field that is not written keeps what another tab has stored', () => {
  localStorage.setItem('customerPhone', '+94 1');
  senderStore.write({ name: 'Ana' });
  expect(senderStore.name.read()).toBe('Ana');
  expect(senderStore.phone.read()).toBe('+94 1');
});
