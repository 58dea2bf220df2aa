import { expect, test } from 'vitest';
import { alba } from '#tests/support/items.ts';
import { createItemRow, createRow } from '#web/features/list/rows/create-row.ts';
import { splitOffJob, withRowsPutBack } from './split-off-job.ts';

const [first, second, third] = [createItemRow(alba), createItemRow(alba), createItemRow(alba)];
const jobOfAna = { email: 'ana@example.com', keyPrefix: 'k' } as const;
const rowWithoutProduct = createRow({ source: 'cloves, 10 kg' });
const rowToConfirm = { ...createItemRow(alba), amountDoubt: 'unclear' } as const;

test('a job takes the complete rows and leaves the others in their order', () => {
  const { job, keptRows } = splitOffJob([rowWithoutProduct, first, rowToConfirm, second], jobOfAna);
  expect(job).toEqual({ ...jobOfAna, rows: [first, second], addedCount: 0 });
  expect(keptRows).toEqual([rowWithoutProduct, rowToConfirm]);
});

test('rows that a job has not added go before those of the table', () => {
  const { job } = splitOffJob([first, second, third], jobOfAna);
  expect(withRowsPutBack([rowWithoutProduct], { ...job, addedCount: 1 })).toEqual([second, third, rowWithoutProduct]);
});
