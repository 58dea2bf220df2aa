import { expect, test } from 'vitest';
import { toCartRow } from '#server/storage/carts/cart-row.ts';
import { erasedValues } from '#server/storage/carts/item-columns.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { findWrongColumn } from './find-wrong-column.ts';

const item = { ...toCartRow({ ...albaOfAna, note: '8 cm' }, 'key'), sequence: 1, removed_at: null };
const tombstone = { ...item, ...erasedValues, removed_at: 5 };

const older = { idempotency_key: null, content_check: null, note_check: null, note: '' };

test.each([
  ['an item', item],
  ['a tombstone', tombstone],
  ['an item without checksums, of an older version', { ...item, ...older }],
  ['a tombstone with the note that an older version left', { ...tombstone, note: '8 cm' }],
  ['a type and an address as older versions took them', { ...item, type: 'with\ttab', email: 'Ana@Example.com' }],
])('%s is right', (_, row) => {
  expect(findWrongColumn(row)).toBeUndefined();
});

test.each([
  ['sequence', [0, -1, 1.5, '1', null]],
  ['id', ['', 'x'.repeat(101), 5, null]],
  ['email', ['', ' ', `${'e'.repeat(254)}@`, 5, null]],
  ['category', ['', 'x'.repeat(101), 5, null]],
  ['type', ['', ' ', 'x'.repeat(101), 5, null]],
  ['quantity', [0, -1, 1.5, 1_000_001, 'ten', '10', null]],
  ['pack_weight', ['', 'heavy', '1e3', '12345678', 25, null]],
  ['unit', ['', 'lb', null]],
  ['note', ['x'.repeat(121), 5, null]],
  ['idempotency_key', ['', 'x'.repeat(101), 5]],
  ['content_check', ['', 5]],
  ['note_check', ['', 5]],
  ['created_at', ['yesterday', -1, 1.5, 8.64e15 + 1, null]],
  ['touched_at', ['yesterday', -1, 1.5, 8.64e15 + 1, null]],
] as const)('a wrong %s is found', (column, values) => {
  for (const value of values) expect(findWrongColumn({ ...item, [column]: value }), String(value)).toBe(column);
});

test.each([
  ['category', 'Cinnamon'],
  ['type', 'Alba'],
  ['quantity', 1],
  ['pack_weight', '25'],
  ['removed_at', 'yesterday'],
])('a removed item with %s %s is wrong', (column, value) => {
  expect(findWrongColumn({ ...tombstone, [column]: value })).toBe(column);
});
