import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseJson } from '#domain/json.ts';
import { refuseStorage } from '#tests/unit/support/refuse-storage.ts';
import { localStore } from './browser-storage.ts';
import { forgetVisitor } from './forget-visitor.ts';

beforeEach(() => {
  localStorage.clear();
  forgetVisitor();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an object', '{"port":"Veracruz"}', { port: 'Veracruz' }],
  ['a list', '[]', []],
  ['a number', '7', 7],
])('%s that is stored as JSON is read again', (_, storedText, value) => {
  localStorage.setItem('some', storedText);
  expect(parseJson(localStore.get('some'))).toEqual(value);
});

test.each([
  ['a text that is no JSON', '{'],
  ['an empty text', ''],
])('%s has no value as JSON', (_, storedText) => {
  localStorage.setItem('some', storedText);
  expect(parseJson(localStore.get('some'))).toBeUndefined();
});

test('a key under which nothing is stored has no value', () => {
  localStorage.setItem('some', 'stored');
  expect(localStore.get('never stored')).toBeUndefined();
  expect(parseJson(localStore.get('never stored'))).toBeUndefined();
});

test('a text that is stored outlasts the page', () => {
  expect(localStore.set('some', 'stored')).toBe(true);
  expect(localStorage.getItem('some')).toBe('stored');
});

test('a text that the storage refuses is kept in memory until one is stored again', () => {
  refuseStorage('setItem');
  expect(localStore.set('some', 'in memory')).toBe(false);
  expect(localStore.get('some')).toBe('in memory');
  vi.unstubAllGlobals();
  expect(localStore.set('some', 'stored again')).toBe(true);
  localStorage.setItem('some', 'of another tab');
  expect(localStore.get('some')).toBe('of another tab');
});

test('a text that is removed is gone from the storage and the memory', () => {
  localStorage.setItem('some', 'stored');
  refuseStorage('setItem');
  localStore.set('some', 'in memory');
  vi.unstubAllGlobals();
  localStore.remove('some');
  expect(localStore.get('some')).toBeUndefined();
});

test('nothing is read while a page is prerendered', () => {
  localStorage.setItem('some', 'stored');
  vi.stubGlobal('window', undefined);
  expect(localStore.get('some')).toBeUndefined();
});
