import { useCallback, useEffect, useRef, useState } from 'react';
import { addErrorMessage, useMutation } from '#web/cart/use-mutation.ts';
import type { BulkControl } from './bulk-run.ts';

/**
 * Runs one task at a time for the cart of `owner`; leaving the page or changing the e-mail stops it. A task passes the control
 * that it gets on to `runBulk`.
 */
export function useBulkJob<Name extends string>(owner: string | undefined) {
  const running = useRef<{ readonly owner: string; readonly controller: AbortController }>(undefined);
  const [pending, setPending] = useState<Name>();
  const [waitSeconds, setWaitSeconds] = useState<number>();

  useEffect(
    () => () => {
      if (running.current?.owner === owner) running.current?.controller.abort();
    },
    [owner],
  );

  const mutate = useCallback(async (name: Name, email: string, task: (control: BulkControl) => Promise<void>) => {
    const controller = new AbortController();
    running.current = { owner: email, controller };
    setPending(name);
    try {
      await task({ onWait: setWaitSeconds, signal: controller.signal });
    } finally {
      running.current = undefined;
      setPending(undefined);
      setWaitSeconds(undefined);
    }
  }, []);
  const { run, error, failedArgs, clearError } = useMutation(mutate, addErrorMessage);
  const stop = useCallback(() => running.current?.controller.abort(), []);
  return {
    pending,
    waitSeconds,
    error,
    failed: failedArgs?.[0],
    clearError,
    start: run,
    stop,
  };
}
