import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { alba, cloves } from '#tests/support/items.ts';
import { setUpFakeBrowser } from '#tests/unit/support/fake-browser.ts';
import { renderHook } from '#tests/unit/support/render.tsx';
import { listJobTexts } from '#text/list/list-job.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { createItemRow, createRow } from '#web/features/list/rows/create-row.ts';
import { storedListJob } from '#web/storage/list/stored-list-job.ts';
import { useAddJob } from './use-add-job.ts';

// In happy-dom `navigator.locks` exists, but is null.
Reflect.deleteProperty(Navigator.prototype, 'locks');

const { calls } = setUpFakeBrowser();

const [added, first, second] = [createItemRow(alba), createItemRow(alba), createItemRow(alba)];
const [complete, open] = [createItemRow(cloves), createRow({ source: 'C4' })];

test.each([
  { from: 'rows', rowsAfterwards: [first, second, open] },
  { from: 'padRows', rowsAfterwards: [first, second] },
] as const)(
  'a job of the $from puts the rest of a job for another email into the table',
  ({ from, rowsAfterwards }) => {
    storedListJob.write({ rows: [added, first, second], email: 'ana@example.com', keyPrefix: 'k', addedCount: 1 });
    listDraft.clear();
    listDraft.change({ [from]: [complete, open] });
    const job = renderHook(() => useAddJob('luis@example.com'));
    act(() => expect(job().start('luis@example.com', from)).toBe(true));
    expect(storedListJob.read()).toMatchObject({ rows: [complete], email: 'luis@example.com' });
    expect(listDraft.read().rows).toEqual(rowsAfterwards);
  },
);

test('no job starts while the last request of a job for another email is pending', async () => {
  cartClient.setEmail('ana@example.com');
  listDraft.change({ rows: [complete], padRows: [complete] });
  const job = renderHook(() => {
    const [email, setEmail] = useState('ana@example.com');
    return { ...useAddJob(email), setEmail };
  });
  await act(async () => expect(job().start('ana@example.com', 'rows')).toBe(true));
  expect(calls.at(-1)).toMatchObject({ method: 'POST' });
  await act(async () => job().setEmail('luis@example.com'));
  await act(async () => expect(job().start('luis@example.com', 'padRows')).toBe(false));
  expect(job().error).toBe(listJobTexts.otherRows);
  expect(storedListJob.read()).toMatchObject({ rows: [complete], email: 'ana@example.com' });
  expect(listDraft.read().padRows).toEqual([complete]);
});
