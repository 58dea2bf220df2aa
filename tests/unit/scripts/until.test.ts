import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { until, waitUntilUp } from '#scripts/support/until.ts';

const isNeverUp = () => Promise.resolve(false);
const longTimeout = { timeoutMs: 60_000 };

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

test('waiting for an answer ends with the name of what was waited for', async () => {
  const pending = until('an answer', () => new Promise<string>(() => {}), { timeoutMs: 20 });
  await expect(pending).rejects.toThrow('not there within 0.02 s: an answer');
});

test('waiting for a question that fails ends with why it fails', async () => {
  const failing = until('an answer', () => Promise.reject(new Error('refused')), { timeoutMs: 20, intervalMs: 1 });
  await expect(failing).rejects.toMatchObject({ cause: new Error('refused') });
});

test('waiting for a question that fails and then hangs ends with why it failed', async () => {
  const answers = [() => Promise.reject(new Error('refused')), () => new Promise<string>(() => {})];
  const hanging = until('an answer', () => answers.shift()?.(), { timeoutMs: 50, intervalMs: 1 });
  await expect(hanging).rejects.toMatchObject({ cause: new Error('refused') });
});

test('a program that ends by itself is not waited for', async () => {
  expect(await waitUntilUp(spawn('false'), isNeverUp, longTimeout)).toBe(false);
});

test('a program that was up and is killed is not waited for', async () => {
  const program = spawn('sleep', ['60']);
  onTestFinished(() => void program.kill('SIGKILL'));
  expect(await waitUntilUp(program, () => Promise.resolve(true))).toBe(true);
  program.kill('SIGKILL');
  expect(await waitUntilUp(program, isNeverUp, longTimeout)).toBe(false);
});
