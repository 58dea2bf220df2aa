import { useRef, useState } from 'react';
import { failureMessages } from '#text/messages.ts';
import { ApiError } from './cart-api.ts';

/**
 * Runs one call at a time; calls to `run` while one is pending are ignored. `error` is the message of the last failure,
 * until the next run or `clearError`.
 */
export function useMutation<Args extends unknown[]>(
  mutate: (...args: Args) => Promise<void>,
  toMessage: (error: unknown) => string,
) {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  // A ref, because state updates too late to block a double click.
  const isLocked = useRef(false);

  const run = async (...args: Args) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsPending(true);
    setError(undefined);
    try {
      await mutate(...args);
    } catch (reason) {
      setError(toMessage(reason));
    } finally {
      isLocked.current = false;
      setIsPending(false);
    }
  };
  return { run, isPending, error, clearError: () => setError(undefined) };
}

/** The message of a failed add. */
export function addErrorMessage(error: unknown): string {
  return error instanceof ApiError ? failureMessages.addRefused(error.serverMessage) : failureMessages.addFailed;
}
