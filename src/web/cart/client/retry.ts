import { isApiError, isRateLimited, isTransient } from '#web/cart/api/api-error.ts';

const firstDelayMs = 2_000;
const maxDelayMs = 60_000;

export type Clock = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;

/** The retry of a request: needed after a transient failure, until a success or a final failure. */
export interface Retry {
  readonly schedule: (error: unknown) => void;
  readonly stopTimer: () => void;
  readonly succeed: () => void;
  readonly isNeeded: () => boolean;
  readonly isScheduled: () => boolean;
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
    stopTimer: () => {
      clock.clearTimeout(timer);
      timer = undefined;
    },
    succeed: () => {
      isNeeded = false;
      nextDelayMs = firstDelayMs;
    },
    isNeeded: () => isNeeded,
    isScheduled: () => timer !== undefined,
  };
}
