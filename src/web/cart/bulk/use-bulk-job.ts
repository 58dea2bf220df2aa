import { useCallback, useEffect, useRef, useState } from 'react';
import { addErrorMessage, useMutation } from '#web/cart/use-mutation.ts';
import { runBulk, type BulkEvents } from './bulk-run.ts';

export interface BulkJob<Item> {
  readonly items: readonly Item[];
  readonly start?: number;
  readonly step: (item: Item, index: number) => Promise<boolean>;
  readonly onProgress?: (done: number) => void;
  readonly retriesFailures?: boolean;
}

export type RunJob = <Item>(job: BulkJob<Item>) => Promise<boolean>;

/**
 * Runs one job at a time for the cart of `owner`; leaving the page or changing the e-mail stops it. `start` passes the
 * function that runs a job, so that a lock or a clean-up can stand around it.
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

  const mutate = useCallback(async (name: Name, email: string, task: (run: RunJob) => Promise<void>) => {
    const controller = new AbortController();
    running.current = { owner: email, controller };
    setPending(name);
    try {
      await task(({ items, start = 0, step, ...options }) => {
        const events: BulkEvents = { ...options, onWait: setWaitSeconds, signal: controller.signal };
        return runBulk(items, start, step, events);
      });
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
