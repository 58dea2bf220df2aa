import { expect, test } from 'vitest';
import { albaOfAna, fullItem } from '#tests/support/items.ts';
import { checksums, toCartRow, toChangedColumns, toColumns, toItem, toItemContent } from './cart-row.ts';
import { erasedValues, fieldColumns } from './item-columns.ts';

test('the checksums are short, depend on the id, and tell each other content', () => {
  const sums = [
    checksums('a', albaOfAna).content_check,
    checksums('b', albaOfAna).content_check,
    checksums('a', { ...albaOfAna, category: 'Other' }).content_check,
    checksums('a', { ...albaOfAna, type: 'C5' }).content_check,
    checksums('a', { ...albaOfAna, quantity: 3 }).content_check,
    checksums('a', { ...albaOfAna, packWeight: '25.0' }).content_check,
    checksums('a', { ...albaOfAna, unit: 'l' }).content_check,
    checksums('a', { ...albaOfAna, note: '8 cm' }).note_check,
    checksums('b', { ...albaOfAna, note: '8 cm' }).note_check,
    checksums('a', albaOfAna).note_check,
  ];
  expect(new Set(sums).size).toBe(sums.length);
  for (const sum of sums) expect(sum).toMatch(/^[0-9a-f]{6}$/);
  expect(checksums('a', { ...albaOfAna, note: '8 cm' }).content_check).toBe(checksums('a', albaOfAna).content_check);
  expect(checksums('a', { ...albaOfAna, note: '' }).note_check).toBe(checksums('a', albaOfAna).note_check);
});

test('an item is read back from its row; without a key there are no checksums', () => {
  for (const item of [albaOfAna, { ...albaOfAna, note: '8 cm' }]) {
    const row = toCartRow(item);
    expect(toItem(row)).toEqual({ id: row.id, ...item });
    expect([row.content_check, row.note_check, row.idempotency_key]).toEqual([null, null, null]);
  }
  const row = toCartRow(albaOfAna, 'key-1');
  expect({ content_check: row.content_check, note_check: row.note_check }).toEqual(checksums(row.id, albaOfAna));
});

test('the checksums stay those of the rows that are stored', () => {
  expect(checksums('an-id', albaOfAna).content_check).toBe('28929f');
  expect(checksums('an-id', albaOfAna).note_check).toBe('f1f9da');
});

test('every field has a column of its own, is read back, and is erased, all but the unit', () => {
  const columns = toColumns(fullItem);
  expect(Object.keys(columns)).toHaveLength(Object.keys(fieldColumns).length);
  expect({ ...toItemContent(columns), email: fullItem.email }).toEqual(fullItem);
  const { unit: _unit, ...erased } = columns;
  expect(Object.keys(erasedValues)).toEqual(Object.keys(erased));
  for (const value of Object.values(erasedValues)) expect(['', 0]).toContain(value);
});

test('a change writes the fields that it has, an empty text too', () => {
  expect(toChangedColumns({ packWeight: '5', note: '' })).toEqual({ pack_weight: '5', note: '' });
  expect(toChangedColumns({})).toEqual({});
});
