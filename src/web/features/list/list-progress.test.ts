// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { formatSharedList } from '#domain/shared-list.ts';
import { alba } from '#tests/support/alba.ts';
import { readListProgress, writeListProgress, type ListProgress } from './list-progress.ts';
import { formatPastedList } from './pasted-list.ts';

const shared: ListProgress = {
  fragment: formatSharedList([alba, alba]),
  email: 'ana@example.com',
  run: '0123456789abcdef',
  added: 1,
};
const pasted = { ...shared, fragment: formatPastedList([{ source: 'Alba 2 x 25 kg', item: alba }]), added: 0 };

beforeEach(() => localStorage.clear());

describe('the progress of a list', () => {
  test.each([shared, pasted])('is read as it was written: %j', (progress) => {
    expect(writeListProgress(progress)).toBe(true);
    expect(readListProgress()).toEqual(progress);
  });

  test.each([
    { ...shared, added: 2 },
    { ...shared, added: -1 },
    { ...shared, added: 0.5 },
    { ...shared, added: '1' },
    { ...shared, fragment: '#share=damaged' },
    { ...pasted, fragment: '#paste={' },
    { ...pasted, fragment: '#paste=[{"source":"Alba","item":{}}]' },
    { ...shared, fragment: 'something else' },
    { ...shared, run: 7 },
    [],
  ])('is none if nothing of it can be added: %j', (stored) => {
    localStorage.setItem('customerSharedList', JSON.stringify(stored));
    expect(readListProgress()).toBeUndefined();
  });
});
