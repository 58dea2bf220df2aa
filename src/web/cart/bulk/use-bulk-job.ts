import { useCallback, useEffect, useRef, useState } from 'react';
import { useMutation } from '#web/cart/use-mutation.ts';
import type { JobControl } from './run-bulk-job.ts';

/**
 * Changes many items of the cart of `owner`, one job at a time. `start` takes the name of the job, the e-mail and a function
 * that makes the requests by `runBulkJob`. `stop`, leaving the page and another `owner` end it early.
 */
export function useBulkJob<Name extends string>(
  owner: string | undefined,
  toMessage: (error: unknown, name: Name) => string,
) {
  const running = useRef<{ readonly owner: string; readonly controller: AbortController }>(undefined);
  const [pending, setPending] = useState<Name>();
  const [waitSeconds, setWaitSeconds] = useState<number>();

  useEffect(
    () => () => {
      if (running.current?.owner === owner) running.current?.controller.abort();
    },
    [owner],
  );

  const runJob = useCallback(async (name: Name, email: string, takeSteps: (control: JobControl) => Promise<void>) => {
    const controller = new AbortController();
    running.current = { owner: email, controller };
    setPending(name);
    try {
      await takeSteps({ onWait: setWaitSeconds, signal: controller.signal });
    } finally {
      running.current = undefined;
      setPending(undefined);
      setWaitSeconds(undefined);
    }
  }, []);
  const { mutate, error, failedArgs, clearError } = useMutation(runJob, toMessage);
  const stop = useCallback(() => running.current?.controller.abort(), []);
  return {
    pending,
    waitSeconds,
    error,
    failedName: failedArgs?.[0],
    clearError,
    start: mutate,
    stop,
  };
}
