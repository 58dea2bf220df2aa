import type { ChildProcess } from 'node:child_process';

/** Whether a program has ended, by itself or by a signal. */
export function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
