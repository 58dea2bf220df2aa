import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#web/cart/api/api-error.ts';
import { runBulkJob } from './run-bulk-job.ts';

const createController = () => new AbortController();
let waits: (number | undefined)[] = [];
const onWait = (seconds: number | undefined) => waits.push(seconds);
const client = {
  withRefetchingPaused: <Value>(work: () => Promise<Value>) => work(),
  refetchOrShowEmpty: vi.fn<() => Promise<void>>(),
  refetchOrThrow: vi.fn<() => Promise<void>>(),
};

beforeEach(() => {
  vi.useFakeTimers();
  waits = [];
  client.refetchOrThrow.mockReset().mockResolvedValue(undefined);
});

afterEach(() => void vi.useRealTimers());

const createRateLimitError = (retryAfterSeconds?: number) => new ApiError(429, 'slow down', retryAfterSeconds);

test('each item takes its step in turn, from a position on', async () => {
  const taken: [string, number][] = [];
  const done: number[] = [];
  const runStep = (item: string, index: number) => {
    taken.push([item, index]);
    return Promise.resolve(true);
  };
  const steps = { items: ['a', 'b', 'c'], startIndex: 1, runStep, onProgress: (count: number) => done.push(count) };
  expect(await runBulkJob(client, steps, { onWait, signal: createController().signal })).toBe(true);
  expect(taken).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
  expect(done).toEqual([2, 3]);
  expect(client.refetchOrThrow).toHaveBeenCalledOnce();
});

test('a 429 is repeated after the time that the server asks for, which is reported second by second', async () => {
  const runStep = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(createRateLimitError(3))
    .mockResolvedValue(true);
  const job = runBulkJob(client, { items: ['a'], runStep }, { onWait, signal: createController().signal });
  await vi.advanceTimersByTimeAsync(2900);
  expect(runStep).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(await job).toBe(true);
  expect(runStep).toHaveBeenCalledTimes(2);
  expect(waits).toEqual([3, 2, 1, undefined]);
});

test('Stop ends a wait, and no further step is taken', async () => {
  const runStep = vi.fn<() => Promise<boolean>>().mockRejectedValue(createRateLimitError());
  const stop = createController();
  const job = runBulkJob(client, { items: ['a', 'b'], runStep }, { onWait, signal: stop.signal });
  await vi.advanceTimersByTimeAsync(1000);
  stop.abort();
  expect(await job).toBe(false);
  expect(runStep).toHaveBeenCalledOnce();
});

describe.each([new ApiError(503, 'out'), new TypeError('Failed to fetch')])('an outage (%s)', (outage) => {
  const failOnce = () => vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(outage).mockResolvedValue(true);

  test('ends a job that does not retry failures', async () => {
    const steps = { items: ['a'], runStep: failOnce() };
    await expect(runBulkJob(client, steps, { onWait, signal: createController().signal })).rejects.toBe(outage);
  });

  test('is waited for by a job that retries failures', async () => {
    const steps = { items: ['a'], runStep: failOnce(), isFailureRetried: true };
    const job = runBulkJob(client, steps, { onWait, signal: createController().signal });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await job).toBe(true);
  });
});

test('a refusal of an item ends the job with its error', async () => {
  const full = new ApiError(409, 'the cart is full');
  const runStep = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockRejectedValueOnce(full);
  const steps = { items: ['a', 'b', 'c'], runStep, isFailureRetried: true };
  await expect(runBulkJob(client, steps, { onWait, signal: createController().signal })).rejects.toBe(full);
  expect(runStep).toHaveBeenCalledTimes(2);
});
