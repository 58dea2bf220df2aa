import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasExited } from './has-exited.ts';

interface WaitOptions {
  readonly timeoutMs?: number;
  readonly intervalMs?: number;
}

const timedOut = Symbol('timed out');

/**
 * Calls `ask` until it returns an answer. If it throws, rejects, or returns undefined, null or false, it is called
 * again. Throws after `timeoutMs`.
 */
export async function until<Answer>(
  what: string,
  ask: () => Answer | Promise<Answer>,
  { timeoutMs = 20_000, intervalMs = 50 }: WaitOptions = {},
): Promise<NonNullable<Exclude<Answer, false>>> {
  const deadline = performance.now() + timeoutMs;
  const timeout = sleep(timeoutMs, timedOut, { ref: false });
  let cause: unknown;
  while (performance.now() < deadline) {
    try {
      const answer = await Promise.race([ask(), timeout]);
      // This attempt has no answer in time: `cause` is that of the attempt before.
      if (answer === timedOut) break;
      if (answer !== undefined && answer !== null && answer !== false) {
        return answer as NonNullable<Exclude<Answer, false>>;
      }
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await sleep(intervalMs);
  }
  throw new Error(`not there within ${timeoutMs / 1000} s: ${what}`, { cause });
}

/** Waits until a program is up. Returns false if the program ends first, or after `timeoutMs`. */
export async function waitUntilUp(
  child: ChildProcess,
  isUp: () => Promise<boolean>,
  options?: WaitOptions,
): Promise<boolean> {
  const ask = async () => {
    if (hasExited(child)) return 'ended';
    return (await isUp()) && 'up';
  };
  return (await until(child.spawnfile, ask, options).catch(() => 'late')) === 'up';
}

export async function isUpAt(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
