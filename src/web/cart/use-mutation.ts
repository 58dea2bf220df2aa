import { startTransition, useCallback, useRef, useState } from 'react';
import { describeFailure, type CartAction } from './describe-failure.ts';

const noKeys: ReadonlySet<string> = new Set();
const getSingleKey = () => '';

/**
 * `mutate` calls `send` and ignores further calls until it ends; with `getKey`, it ignores further calls with the same
 * key. `error`, for the action of `getAction`, and `failedArgs` stay until the next call or `clearError`.
 */
export function useMutation<Args extends unknown[]>(
  send: (...args: Args) => Promise<void>,
  getAction: (...args: Args) => CartAction,
  getKey: (...args: Args) => string = getSingleKey,
) {
  const [pendingKeys, setPendingKeys] = useState<ReadonlySet<string>>(noKeys);
  const [failed, setFailed] = useState<{ readonly message: string; readonly args: Args }>();
  // A ref, because state updates too late to block a double click.
  const locked = useRef(new Set<string>());

  const mutate = useCallback(
    async (...args: Args) => {
      const key = getKey(...args);
      if (locked.current.has(key)) return;
      locked.current.add(key);
      // A transition, so that the press is painted first.
      startTransition(() => {
        setPendingKeys(new Set(locked.current));
        setFailed(undefined);
      });
      try {
        await send(...args);
      } catch (error) {
        setFailed({ message: describeFailure(error, getAction(...args)), args });
      } finally {
        locked.current.delete(key);
        setPendingKeys(new Set(locked.current));
      }
    },
    [send, getAction, getKey],
  );
  return {
    mutate,
    isPending: pendingKeys.size > 0,
    pendingKeys,
    error: failed?.message,
    failedArgs: failed?.args,
    clearError: () => setFailed(undefined),
  };
}
