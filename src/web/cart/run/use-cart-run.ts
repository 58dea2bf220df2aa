import { useCallback, useEffect, useRef, useState } from 'react';
import { useMutation } from '#web/cart/use-mutation.ts';
import type { RunControl } from './run-steps.ts';

/**
 * Runs of the cart of `owner`, one at a time: each changes many items, one request after the other. `start` takes the name
 * of the run, the e-mail and a function that makes the requests by `runSteps`. A run ends early by `stop`, when the page
 * is left and when `owner` changes.
 */
export function useCartRun<Name extends string>(
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

  const runAll = useCallback(async (name: Name, email: string, takeSteps: (control: RunControl) => Promise<void>) => {
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
  const { mutate, error, failedArgs, clearError } = useMutation(runAll, toMessage);
  const stop = useCallback(() => running.current?.controller.abort(), []);
  return {
    pending,
    waitSeconds,
    error,
    failed: failedArgs?.[0],
    clearError,
    start: mutate,
    stop,
  };
}
