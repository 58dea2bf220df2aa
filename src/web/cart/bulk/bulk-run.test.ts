// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/cart/client/api-error.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { runBulk } from './bulk-run.ts';

const controller = () => new AbortController();
let waits: (number | undefined)[] = [];
const onWait = (seconds: number | undefined) => waits.push(seconds);

beforeEach(() => {
  vi.useFakeTimers();
  waits = [];
  vi.spyOn(cartClient, 'pauseRefetching').mockImplementation((task) => task());
  vi.spyOn(cartClient, 'refetchOrThrow').mockResolvedValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const limited = (retryAfterSeconds?: number) => new ApiError(429, 'slow down', retryAfterSeconds);

test('each item takes its step in turn, from a position on', async () => {
  const taken: [string, number][] = [];
  const done: number[] = [];
  const step = (item: string, index: number) => {
    taken.push([item, index]);
    return Promise.resolve(true);
  };
  const events = { onWait, signal: controller().signal, onProgress: (count: number) => done.push(count) };
  expect(await runBulk(['a', 'b', 'c'], 1, step, events)).toBe(true);
  expect(taken).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
  expect(done).toEqual([2, 3]);
  expect(cartClient.refetchOrThrow).toHaveBeenCalledOnce();
});

test('a 429 is repeated after the time that the server asks for, which is told second by second', async () => {
  const step = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(limited(3)).mockResolvedValue(true);
  const run = runBulk(['a'], 0, step, { onWait, signal: controller().signal });
  await vi.advanceTimersByTimeAsync(2900);
  expect(step).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(await run).toBe(true);
  expect(step).toHaveBeenCalledTimes(2);
  expect(waits).toEqual([3, 2, 1, undefined]);
});

test('Stop ends a wait, and no further step is taken', async () => {
  const step = vi.fn<() => Promise<boolean>>().mockRejectedValue(limited());
  const stop = controller();
  const run = runBulk(['a', 'b'], 0, step, { onWait, signal: stop.signal });
  await vi.advanceTimersByTimeAsync(1000);
  stop.abort();
  expect(await run).toBe(false);
  expect(step).toHaveBeenCalledOnce();
});

test.each([new ApiError(503, 'out'), new TypeError('Failed to fetch')])(
  'an outage (%s) is waited for only where it is asked for',
  async (outage) => {
    const step = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(outage).mockResolvedValue(true);
    const { signal } = controller();
    await expect(runBulk(['a'], 0, step, { onWait, signal })).rejects.toBe(outage);
    step.mockReset().mockRejectedValueOnce(outage).mockResolvedValue(true);
    const run = runBulk(['a'], 0, step, { onWait, signal, retriesFailures: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await run).toBe(true);
  },
);

test('a refusal of an item ends the run with its error', async () => {
  const full = new ApiError(409, 'the cart is full');
  const step = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockRejectedValueOnce(full);
  const events = { onWait, signal: controller().signal, retriesFailures: true };
  await expect(runBulk(['a', 'b', 'c'], 0, step, events)).rejects.toBe(full);
  expect(step).toHaveBeenCalledTimes(2);
});
