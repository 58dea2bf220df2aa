import { isApiError, isRateLimited, isTransient } from '#web/cart/api/api-error.ts';

const firstDelayMs = 2_000;
const maxDelayMs = 60_000;

export type Clock = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;

/** The retry of a request: needed after a transient failure, until `settle` or a final failure. */
export interface Retry {
  /** Schedules the next attempt, later each time, unless the error is final. */
  readonly schedule: (error: unknown) => void;
  /** Stops only the timer: the retry is still needed. */
  readonly stop: () => void;
  /** After a success. */
  readonly settle: () => void;
  /** Whether the retry is needed, but its timer is stopped. */
  readonly isStopped: () => boolean;
}

export function createRetry(attempt: () => void, clock: Clock): Retry {
  let timer: ReturnType<Clock['setTimeout']> | undefined;
  let nextDelayMs = firstDelayMs;
  let isNeeded = false;

  return {
    schedule: (error) => {
      isNeeded = isTransient(error) || isRateLimited(error);
      if (!isNeeded) return;
      const retryAfter = isApiError(error) ? error.retryAfterSeconds : undefined;
      timer = clock.setTimeout(attempt, retryAfter === undefined ? nextDelayMs : Math.max(1, retryAfter) * 1000);
      nextDelayMs = Math.min(nextDelayMs * 2, maxDelayMs);
    },
    stop: () => {
      clock.clearTimeout(timer);
      timer = undefined;
    },
    settle: () => {
      isNeeded = false;
      nextDelayMs = firstDelayMs;
    },
    isStopped: () => isNeeded && timer === undefined,
  };
}
