import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import { runOnStorage } from './run-on-storage.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const locked = Object.assign(new Error('locked'), { errcode: sqliteCodes.busy });
const full = Object.assign(new Error('full'), { errcode: sqliteCodes.full });

test('work that finds the database locked is repeated until it succeeds', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(locked).mockRejectedValueOnce(locked);
  work.mockResolvedValue('done');
  expect(await runOnStorage(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

test('a lock that stays is an outage after two and a half seconds, not before', async () => {
  const failAfter = (ms: number) => () => {
    vi.advanceTimersByTime(ms);
    return Promise.reject(locked);
  };
  const work = vi.fn<() => Promise<never>>();
  work.mockImplementationOnce(failAfter(2500)).mockImplementation(failAfter(1));
  await expect(runOnStorage(work)).rejects.toEqual(
    new StorageUnavailableError('the storage does not answer', { cause: locked }),
  );
  expect(work).toHaveBeenCalledTimes(2);
});

test('a full disk is an outage at once', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(full);
  await expect(runOnStorage(work)).rejects.toEqual(
    new StorageUnavailableError('the storage does not answer', { cause: full }),
  );
  expect(work).toHaveBeenCalledOnce();
});

test('a bug stays what it is', async () => {
  const bug = new TypeError('no column');
  await expect(runOnStorage(() => Promise.reject(bug))).rejects.toBe(bug);
});
