// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import type { RunControl } from './run-steps.ts';
import { useCartRun } from './use-cart-run.ts';

const ana = 'ana@example.com';

/** Steps that end when the test says so, and the control that they got. */
function pendingSteps() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let control: RunControl | undefined;
  const takeSteps = (given: RunControl) => {
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

test('names the run and the seconds it waits, until it ends', async () => {
  const run = renderHook(() => useCartRun<'add' | 'clear'>(ana, String));
  const { takeSteps, resolve, wait } = pendingSteps();
  await act(async () => void run().start('add', ana, takeSteps));
  expect(run().pending).toBe('add');
  await act(async () => wait(7));
  expect(run().waitSeconds).toBe(7);
  await act(async () => resolve());
  expect(run()).toMatchObject({ pending: undefined, waitSeconds: undefined, failed: undefined });
});

test('stops on demand, and names the run that failed', async () => {
  const run = renderHook(() => useCartRun<'add'>(ana, String));
  const { takeSteps, reject, signal } = pendingSteps();
  await act(async () => void run().start('add', ana, takeSteps));
  expect(signal()?.aborted).toBe(false);
  await act(async () => run().stop());
  expect(signal()?.aborted).toBe(true);
  await act(async () => reject(new TypeError('no network')));
  expect(run()).toMatchObject({ pending: undefined, failed: 'add', error: 'TypeError: no network' });
});

test('another e-mail stops the run of its cart', async () => {
  const run = renderHook(() => {
    const [owner, setOwner] = useState(ana);
    return { ...useCartRun<'add'>(owner, String), setOwner };
  });
  const { takeSteps, resolve, signal } = pendingSteps();
  await act(async () => void run().start('add', ana, takeSteps));
  await act(async () => run().setOwner('luis@example.com'));
  expect(signal()?.aborted).toBe(true);
  await act(async () => resolve());
});
