import { expect, test } from 'vitest';
import { alba } from '#tests/support/items.ts';
import { createItemRow, createRow } from '#web/features/list/rows/create-row.ts';
import { putBackRows, splitCompleteRows } from './split-complete-rows.ts';

const [first, second, third] = [createItemRow(alba), createItemRow(alba), createItemRow(alba)];
const open = createRow({ source: 'cloves, 10 kg' });
const toConfirm = { ...createItemRow(alba), amountDoubt: 'unclear' } as const;

test('a job takes the complete rows and leaves the others in their order', () => {
  const { job, remaining } = splitCompleteRows([open, first, toConfirm, second], 'ana@example.com', 'k');
  expect(job).toEqual({ rows: [first, second], email: 'ana@example.com', keyPrefix: 'k', addedCount: 0 });
  expect(remaining).toEqual([open, toConfirm]);
});

test('what a job has not added goes before the rows of the table', () => {
  const { job } = splitCompleteRows([first, second, third], 'ana@example.com', 'k');
  expect(putBackRows({ ...job, addedCount: 1 }, [open])).toEqual([second, third, open]);
});
