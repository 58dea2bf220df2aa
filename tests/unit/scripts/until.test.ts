import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { until, waitUntilUp } from '#scripts/support/until.ts';

test('a question is asked until it has an answer, also after one that failed', async () => {
  const answers = [
    () => undefined,
    () => null,
    () => false,
    () => Promise.reject(new Error('not yet')),
    () => Promise.resolve('here'),
  ];
  expect(await until<unknown>('an answer', () => answers.shift()?.(), { intervalMs: 1 })).toBe('here');
  expect(answers).toEqual([]);
});

test('a question that is never answered ends with what was waited for and why', async () => {
  const pending = until('an answer', () => new Promise<string>(() => {}), { timeoutMs: 20 });
  await expect(pending).rejects.toThrow('not there within 0.02 s: an answer');
  const failing = until('an answer', () => Promise.reject(new Error('refused')), { timeoutMs: 20, intervalMs: 1 });
  await expect(failing).rejects.toMatchObject({ cause: new Error('refused') });
});

test('a program that ends, or is killed, is not waited for', async () => {
  const isNeverUp = () => Promise.resolve(false);
  expect(await waitUntilUp(spawn('false'), isNeverUp, { timeoutMs: 60_000 })).toBe(false);
  const killed = spawn('sleep', ['60']);
  onTestFinished(() => void killed.kill('SIGKILL'));
  expect(await waitUntilUp(killed, () => Promise.resolve(true))).toBe(true);
  killed.kill('SIGKILL');
  expect(await waitUntilUp(killed, isNeverUp, { timeoutMs: 60_000 })).toBe(false);
});
