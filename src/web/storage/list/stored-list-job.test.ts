import { beforeEach, describe, expect, test } from 'vitest';
import { alba } from '#tests/support/items.ts';
import { createItemRow } from '#web/features/list/rows/create-row.ts';
import { listJobKey } from '#web/storage/keys.ts';
import { storedListJob, type ListJob } from './stored-list-job.ts';

const progress: ListJob = {
  rows: [{ ...createItemRow(alba), source: 'Alba 2 x 25 kg', marks: [{ start: 0, end: 4 }] }, createItemRow(alba)],
  email: 'ana@example.com',
  keyPrefix: '0123456789abcdef',
  addedCount: 1,
};
const { keyPrefix: run, addedCount: added, ...others } = progress;
const inBrowser = { ...others, added, run };
const [row] = progress.rows;

beforeEach(() => localStorage.clear());

describe('the progress of a job', () => {
  test('is read as it was written', () => {
    expect(storedListJob.write(progress)).toBe(true);
    expect(storedListJob.read()).toEqual(progress);
  });

  test('keeps the stored names, which browsers hold', () => {
    storedListJob.write(progress);
    expect(JSON.parse(localStorage.getItem(listJobKey) ?? '')).toEqual(inBrowser);
    storedListJob.write(undefined);
    expect(localStorage.getItem(listJobKey)).toBeNull();
    localStorage.setItem(listJobKey, JSON.stringify(inBrowser));
    expect(storedListJob.read()).toEqual(progress);
  });

  test.each([
    { ...inBrowser, added: 2 },
    { ...inBrowser, added: -1 },
    { ...inBrowser, added: 0.5 },
    { ...inBrowser, added: '1' },
    { ...inBrowser, rows: [] },
    { ...inBrowser, rows: [{}, null, 7] },
    { ...inBrowser, rows: [{ ...row, quantity: 'ten' }], added: 0 },
    { ...inBrowser, rows: [{ ...row, amountDoubt: 'unclear' }], added: 0 },
    { ...inBrowser, rows: { 0: row }, added: 0 },
    { ...inBrowser, run: 7 },
    { fragment: '#share=W10', email: 'ana@example.com', run: '1', added: 0 },
    [],
  ])('is none if nothing of it can be added: %j', (stored) => {
    localStorage.setItem(listJobKey, JSON.stringify(stored));
    expect(storedListJob.read()).toBeUndefined();
  });

  test('is none if the stored text is no JSON', () => {
    localStorage.setItem(listJobKey, '{');
    expect(storedListJob.read()).toBeUndefined();
  });
});
