import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { startHealthWatch } from './health.ts';

let messages: string[];
let probeCount: number;
let outage: Error | undefined;
let fault: string | undefined;
let health: ReturnType<typeof startHealthWatch>;

beforeEach(() => {
  vi.useFakeTimers();
  messages = [];
  probeCount = 0;
  outage = fault = undefined;
  health = startHealthWatch(
    {
      probe: () => {
        probeCount++;
        return outage ? Promise.reject(outage) : Promise.resolve();
      },
      findFault: () => fault,
    },
    { error: (line) => messages.push(`error: ${line}`), info: (line) => messages.push(line) },
  );
});
afterEach(() => {
  health.stop();
  vi.useRealTimers();
});

test('any number of calls within a second make one check', async () => {
  await Promise.all(Array.from({ length: 50 }, () => health.assertReady()));
  vi.advanceTimersByTime(999);
  await health.assertReady();
  expect(probeCount).toBe(1);
  vi.advanceTimersByTime(1);
  outage = new Error('locked');
  await expect(health.assertReady()).rejects.toBe(outage);
  expect(probeCount).toBe(2);
});

test('the log is told within half a minute that carts cannot be stored, why, and when they can be again', async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  expect(messages).toEqual([]);
  outage = new StorageUnavailableError('the storage does not answer', { cause: new Error('disk is full') });
  await vi.advanceTimersByTimeAsync(90_000);
  expect(messages).toEqual(['error: not ready: the storage does not answer (disk is full)']);
  outage = undefined;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(messages.slice(1)).toEqual(['carts are stored again']);
});

test('a fault is an outage of the storage, with no query', async () => {
  fault = 'the database was deleted';
  await expect(health.assertReady()).rejects.toThrow(new StorageUnavailableError('the database was deleted'));
  expect(health.findFault()).toBe('the database was deleted');
  expect(probeCount).toBe(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(messages).toEqual(['error: not ready: the database was deleted']);
});
