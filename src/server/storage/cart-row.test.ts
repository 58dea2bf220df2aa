import { expect, test } from 'vitest';
import { alba } from '#tests/api/test-app.ts';
import { contentChecksum, noteChecksum, toItem, toRow } from './cart-row.ts';

test('the checksums are short, depend on the id, and tell each other content', () => {
  const sums = [
    contentChecksum('a', alba),
    contentChecksum('b', alba),
    contentChecksum('a', { ...alba, category: 'Other' }),
    contentChecksum('a', { ...alba, type: 'C5' }),
    contentChecksum('a', { ...alba, quantity: 3 }),
    contentChecksum('a', { ...alba, packWeight: '25.0' }),
    contentChecksum('a', { ...alba, unit: 'l' }),
    noteChecksum('a', { ...alba, note: '8 cm' }),
    noteChecksum('b', { ...alba, note: '8 cm' }),
    noteChecksum('a', alba),
  ];
  expect(new Set(sums).size).toBe(sums.length);
  for (const sum of sums) expect(sum).toMatch(/^[0-9a-f]{6}$/);
  expect(contentChecksum('a', { ...alba, note: '8 cm' })).toBe(contentChecksum('a', alba));
  expect(noteChecksum('a', { ...alba, note: '' })).toBe(noteChecksum('a', alba));
});

test('an item is read back from its row; without a key there are no checksums', () => {
  for (const item of [alba, { ...alba, note: '8 cm' }]) {
    const row = toRow(item, null);
    expect(toItem(row)).toEqual({ id: row.id, ...item });
    expect([row.content_check, row.note_check, row.idempotency_key]).toEqual([null, null, null]);
  }
  const row = toRow(alba, 'key-1');
  expect([row.content_check, row.note_check]).toEqual([contentChecksum(row.id, alba), noteChecksum(row.id, alba)]);
});

test('the checksums stay those of the rows that are stored', () => {
  expect(contentChecksum('an-id', alba)).toBe('28929f');
  expect(noteChecksum('an-id', alba)).toBe('f1f9da');
});
