import { useEffect, useRef, useState } from 'react';
import type { CartAction } from '#web/cart/describe-failure.ts';
import { useMutation } from '#web/cart/use-mutation.ts';
import type { JobControl } from './run-bulk-job.ts';

/** Runs one job at a time on the cart of `email`. `stop`, a new `email` or leaving the page ends a job early. */
export function useBulkJob<Action extends CartAction>(email: string | undefined) {
  const running = useRef<{ readonly email: string; readonly controller: AbortController }>(undefined);
  const [pendingAction, setPendingAction] = useState<Action>();
  const [waitSeconds, setWaitSeconds] = useState<number>();

  useEffect(
    () => () => {
      if (running.current?.email === email) running.current?.controller.abort();
    },
    [email],
  );

  // `jobEmail` may be an email that the visitor has just entered, and that `email` has only after the next render.
  const runJob = async (action: Action, jobEmail: string, takeSteps: (control: JobControl) => Promise<void>) => {
    const controller = new AbortController();
    running.current = { email: jobEmail, controller };
    setPendingAction(action);
    try {
      await takeSteps({ onWait: setWaitSeconds, signal: controller.signal });
    } finally {
      running.current = undefined;
      setPendingAction(undefined);
      setWaitSeconds(undefined);
    }
  };
  const { mutate, error, failedArgs, clearError } = useMutation(runJob, getAction);
  return {
    pendingAction,
    waitSeconds,
    error,
    failedAction: failedArgs?.[0],
    clearError,
    start: mutate,
    stop: () => running.current?.controller.abort(),
  };
}

function getAction(action: CartAction): CartAction {
  return action;
}
