import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import { cartFailures } from '#text/cart/cart-failures.ts';
import type { JobControl } from './run-bulk-job.ts';
import { useBulkJob } from './use-bulk-job.ts';

const ana = 'ana@example.com';

function holdSteps() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let control: JobControl | undefined;
  const takeSteps = (given: JobControl) => {
    control = given;
    return promise;
  };
  return {
    takeSteps,
    resolve,
    reject,
    wait: (seconds?: number) => control?.onWait(seconds),
    signal: () => control?.signal,
  };
}

test('a job is named until it ends, with the seconds that it waits', async () => {
  const job = renderHook(() => useBulkJob<'add' | 'clear'>(ana));
  const { takeSteps, resolve, wait } = holdSteps();
  await act(async () => void job().start('add', ana, takeSteps));
  expect(job().pendingAction).toBe('add');
  await act(async () => wait(7));
  expect(job().waitSeconds).toBe(7);
  await act(async () => resolve());
  expect(job()).toMatchObject({ pendingAction: undefined, waitSeconds: undefined, failedAction: undefined });
});

test('a job stops on demand', async () => {
  const job = renderHook(() => useBulkJob<'add'>(ana));
  const { takeSteps, resolve, signal } = holdSteps();
  await act(async () => void job().start('add', ana, takeSteps));
  expect(signal()?.aborted).toBe(false);
  await act(async () => job().stop());
  expect(signal()?.aborted).toBe(true);
  await act(async () => resolve());
});

test('a job that failed is named with its error', async () => {
  const job = renderHook(() => useBulkJob<'add'>(ana));
  const { takeSteps, reject } = holdSteps();
  await act(async () => void job().start('add', ana, takeSteps));
  await act(async () => reject(new TypeError('no network')));
  expect(job()).toMatchObject({ pendingAction: undefined, failedAction: 'add', error: cartFailures.addFailed });
});

test('another email stops the job of its cart', async () => {
  const job = renderHook(() => {
    const [email, setEmail] = useState(ana);
    return { ...useBulkJob<'add'>(email), setEmail };
  });
  const { takeSteps, resolve, signal } = holdSteps();
  await act(async () => void job().start('add', ana, takeSteps));
  await act(async () => job().setEmail('luis@example.com'));
  expect(signal()?.aborted).toBe(true);
  await act(async () => resolve());
});
