// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { alba } from '#tests/support/alba.ts';
import { rowOfItem } from '#web/features/list/table/row-of-item.ts';
import { storedRun, type ListRun } from './stored-run.ts';

const progress: ListRun = {
  rows: [{ ...rowOfItem(alba), source: 'Alba 2 x 25 kg', marks: [{ start: 0, end: 4 }] }, rowOfItem(alba)],
  email: 'ana@example.com',
  run: '0123456789abcdef',
  added: 1,
};
const [row] = progress.rows;

beforeEach(() => localStorage.clear());

describe('the progress of a run', () => {
  test('is read as it was written', () => {
    expect(storedRun.write(progress)).toBe(true);
    expect(storedRun.read()).toEqual(progress);
  });

  test.each([
    { ...progress, added: 2 },
    { ...progress, added: -1 },
    { ...progress, added: 0.5 },
    { ...progress, added: '1' },
    { ...progress, rows: [] },
    { ...progress, rows: [{}, null, 7] },
    { ...progress, rows: [{ ...row, quantity: 'ten' }], added: 0 },
    { ...progress, rows: [{ ...row, amountDoubt: 'unclear' }], added: 0 },
    { ...progress, rows: { 0: row }, added: 0 },
    { ...progress, run: 7 },
    { fragment: '#share=W10', email: 'ana@example.com', run: '1', added: 0 },
    [],
  ])('is none if nothing of it can be added: %j', (stored) => {
    localStorage.setItem('customerSharedList', JSON.stringify(stored));
    expect(storedRun.read()).toBeUndefined();
  });

  test('is none if the stored text is no JSON', () => {
    localStorage.setItem('customerSharedList', '{');
    expect(storedRun.read()).toBeUndefined();
  });
});
