import { describe, expect, test } from 'vitest';
import { albaOfAna, fullItem } from '#tests/support/items.ts';
import { computeChecksums, toCartRow, toChangedColumns, toColumns, toItem, toItemContent } from './cart-row.ts';
import { erasedValues, fieldColumns } from './item-columns.ts';

test('the checksums are short', () => {
  const sums = Object.values(computeChecksums('a', albaOfAna));
  expect(sums).toHaveLength(2);
  expect(sums.filter((sum) => !/^[0-9a-f]{6}$/.test(sum))).toEqual([]);
});

test('the checksums differ by id and by content', () => {
  const sums = [
    computeChecksums('a', albaOfAna).content_check,
    computeChecksums('b', albaOfAna).content_check,
    computeChecksums('a', { ...albaOfAna, category: 'Other' }).content_check,
    computeChecksums('a', { ...albaOfAna, type: 'C5' }).content_check,
    computeChecksums('a', { ...albaOfAna, quantity: 3 }).content_check,
    computeChecksums('a', { ...albaOfAna, packWeight: '25.0' }).content_check,
    computeChecksums('a', { ...albaOfAna, unit: 'l' }).content_check,
    computeChecksums('a', { ...albaOfAna, note: '8 cm' }).note_check,
    computeChecksums('b', { ...albaOfAna, note: '8 cm' }).note_check,
    computeChecksums('a', albaOfAna).note_check,
  ];
  expect(new Set(sums).size).toBe(sums.length);
});

test('the checksum of the content leaves out the note', () => {
  expect(computeChecksums('a', { ...albaOfAna, note: '8 cm' }).content_check).toBe(
    computeChecksums('a', albaOfAna).content_check,
  );
});

test('an empty note has the checksum of none', () => {
  expect(computeChecksums('a', { ...albaOfAna, note: '' }).note_check).toBe(
    computeChecksums('a', albaOfAna).note_check,
  );
});

describe.each([
  ['without a note', albaOfAna],
  ['with a note', { ...albaOfAna, note: '8 cm' }],
])('an item %s', (_, item) => {
  test('is read back from its row', () => {
    const row = toCartRow(item);
    expect(toItem(row)).toEqual({ id: row.id, ...item });
  });

  test('has no checksums without a key', () => {
    expect(toCartRow(item)).toMatchObject({ content_check: null, note_check: null, idempotency_key: null });
  });
});

test('an item with a key has checksums', () => {
  const row = toCartRow(albaOfAna, 'key-1');
  expect({ content_check: row.content_check, note_check: row.note_check }).toEqual(computeChecksums(row.id, albaOfAna));
});

test('the checksums stay those of the rows that are stored', () => {
  expect(computeChecksums('an-id', albaOfAna).content_check).toBe('28929f');
  expect(computeChecksums('an-id', albaOfAna).note_check).toBe('f1f9da');
});

test('every field is read back from a column of its own', () => {
  const columns = toColumns(fullItem);
  expect(Object.keys(columns)).toHaveLength(Object.keys(fieldColumns).length);
  expect({ ...toItemContent(columns), email: fullItem.email }).toEqual(fullItem);
});

test('every column but that of the unit is erased', () => {
  const { unit: _unit, ...erased } = toColumns(fullItem);
  expect(Object.keys(erasedValues)).toEqual(Object.keys(erased));
  expect(Object.values(erasedValues).filter((value) => value !== '' && value !== 0)).toEqual([]);
});

test('a change writes the fields that it has, an empty text too', () => {
  expect(toChangedColumns({ packWeight: '5', note: '' })).toEqual({ pack_weight: '5', note: '' });
  expect(toChangedColumns({})).toEqual({});
});
