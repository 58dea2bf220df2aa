import { useCallback, useEffect, useRef, useState } from 'react';
import type { CartAction } from '#web/cart/failure-text.ts';
import { useMutation } from '#web/cart/use-mutation.ts';
import type { JobControl } from './run-bulk-job.ts';

/**
 * Changes many items of the cart of `owner`, one job at a time. `start` takes what the job does, the e-mail and a function
 * that makes the requests by `runBulkJob`. `stop`, leaving the page and another `owner` end it early.
 */
export function useBulkJob<Action extends CartAction>(owner: string | undefined) {
  const running = useRef<{ readonly owner: string; readonly controller: AbortController }>(undefined);
  const [pending, setPending] = useState<Action>();
  const [waitSeconds, setWaitSeconds] = useState<number>();

  useEffect(
    () => () => {
      if (running.current?.owner === owner) running.current?.controller.abort();
    },
    [owner],
  );

  const runJob = useCallback(
    async (action: Action, email: string, takeSteps: (control: JobControl) => Promise<void>) => {
      const controller = new AbortController();
      running.current = { owner: email, controller };
      setPending(action);
      try {
        await takeSteps({ onWait: setWaitSeconds, signal: controller.signal });
      } finally {
        running.current = undefined;
        setPending(undefined);
        setWaitSeconds(undefined);
      }
    },
    [],
  );
  const { mutate, error, failedArgs, clearError } = useMutation(runJob, getAction);
  const stop = useCallback(() => running.current?.controller.abort(), []);
  return {
    pending,
    waitSeconds,
    error,
    failedAction: failedArgs?.[0],
    clearError,
    start: mutate,
    stop,
  };
}

function getAction(action: CartAction): CartAction {
  return action;
}
