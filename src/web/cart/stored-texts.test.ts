// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseStorage } from '#tests/unit/support/refuse-storage.ts';
import { read, readJson, remove, removeVisitor, write } from './visitor.ts';

beforeEach(() => {
  localStorage.clear();
  removeVisitor();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['{"port":"Veracruz"}', { port: 'Veracruz' }],
  ['[]', []],
  ['null', undefined],
  ['"text"', undefined],
  ['7', undefined],
  ['{', undefined],
  ['', undefined],
])('of the stored text %j, %j is read as an object', (text, value) => {
  localStorage.setItem('some', text);
  expect(readJson('some')).toEqual(value);
  expect(readJson('other')).toBeUndefined();
});

test('says whether a text outlasts the page, and removes it from memory too', () => {
  expect(write('some', 'stored')).toBe(true);
  expect(localStorage.getItem('some')).toBe('stored');
  refuseStorage('setItem');
  expect(write('some', 'in memory')).toBe(false);
  expect(read('some')).toBe('in memory');
  vi.unstubAllGlobals();
  expect(write('some', 'stored again')).toBe(true);
  localStorage.setItem('some', 'of another tab');
  expect(read('some')).toBe('of another tab');
  remove('some');
  expect(read('some')).toBeUndefined();
});

test('nothing is stored while a page is prerendered', () => {
  localStorage.setItem('some', 'stored');
  vi.stubGlobal('window', undefined);
  expect(read('some')).toBeUndefined();
});
