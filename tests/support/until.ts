import { setTimeout as sleep } from 'node:timers/promises';

const intervalMs = 50;

/**
 * Asks until there is an answer. A question that fails is asked again: the page may be changing. Throws after
 * `timeoutMs`.
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  timeoutMs = 20_000,
): Promise<Answer> {
  const deadline = performance.now() + timeoutMs;
  let cause: unknown;
  while (performance.now() < deadline) {
    try {
      const answer = await Promise.race([ask(), sleep(deadline - performance.now(), undefined, { ref: false })]);
      if (answer !== undefined) return answer;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await sleep(intervalMs);
  }
  throw new Error(`not there within ${timeoutMs / 1000} s: ${what}`, { cause });
}
