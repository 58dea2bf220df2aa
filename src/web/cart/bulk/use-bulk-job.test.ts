// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import type { BulkControl } from './bulk-run.ts';
import { useBulkJob } from './use-bulk-job.ts';

const ana = 'ana@example.com';

/** A task that ends when the test says so, and the control that it got. */
function pendingTask() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let control: BulkControl | undefined;
  const task = (given: BulkControl) => {
    control = given;
    return promise;
  };
  return { task, resolve, reject, wait: (seconds?: number) => control?.onWait(seconds), signal: () => control?.signal };
}

test('names the task that runs and the seconds it waits, until it ends', async () => {
  const job = renderHook(() => useBulkJob<'add' | 'clear'>(ana));
  const { task, resolve, wait } = pendingTask();
  await act(async () => void job().start('add', ana, task));
  expect(job().pending).toBe('add');
  await act(async () => wait(7));
  expect(job().waitSeconds).toBe(7);
  await act(async () => resolve());
  expect(job()).toMatchObject({ pending: undefined, waitSeconds: undefined, failed: undefined });
});

test('stops the task on demand, and names the one that failed', async () => {
  const job = renderHook(() => useBulkJob<'add'>(ana));
  const { task, reject, signal } = pendingTask();
  await act(async () => void job().start('add', ana, task));
  expect(signal()?.aborted).toBe(false);
  await act(async () => job().stop());
  expect(signal()?.aborted).toBe(true);
  await act(async () => reject(new TypeError('no network')));
  expect(job()).toMatchObject({ pending: undefined, failed: 'add' });
});

test('another e-mail stops the task of its cart', async () => {
  const job = renderHook(() => {
    const [owner, setOwner] = useState(ana);
    return { ...useBulkJob<'add'>(owner), setOwner };
  });
  const { task, resolve, signal } = pendingTask();
  await act(async () => void job().start('add', ana, task));
  await act(async () => job().setOwner('luis@example.com'));
  expect(signal()?.aborted).toBe(true);
  await act(async () => resolve());
});
