import { useEffect, useEffectEvent, useState } from 'react';
import { parseTableRow, stateOf, type TableRow } from '#web/features/list/table/table-row.ts';
import { localStore } from '#web/storage/browser-storage.ts';
import { listProgressKey } from '#web/storage/visitor.ts';

export interface RunProgress {
  readonly rows: readonly TableRow[];
  readonly email: string;
  /** Prefix of the idempotency keys, so that nothing is added twice after a reload or in a second tab. */
  readonly run: string;
  readonly added: number;
}

export function readRunProgress(): RunProgress | undefined {
  const { rows, email, run, added } = localStore.getJson(listProgressKey) ?? {};
  if (!Array.isArray(rows) || typeof email !== 'string' || typeof run !== 'string') return undefined;
  if (typeof added !== 'number' || !Number.isInteger(added) || added < 0) return undefined;
  const parsed = rows.flatMap(parseTableRow).filter((row) => stateOf(row).state === 'complete');
  return added < parsed.length ? { rows: parsed, email, run, added } : undefined;
}

export function writeRunProgress(progress: RunProgress): boolean {
  return localStore.set(listProgressKey, JSON.stringify(progress));
}

export function removeRunProgress(): void {
  localStore.remove(listProgressKey);
}

/**
 * Runs a task unless another tab of this browser changes the progress at the same time. Resolves to whether it ran. Browsers
 * without locks, and pages that are not secure, run it always.
 */
export async function withRunLock(task: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    await task();
    return true;
  }
  return navigator.locks.request(listProgressKey, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}

/**
 * The stored progress and a function that changes what is returned. Follows other tabs, except while `isAdding` says that
 * this one adds the rows.
 */
export function useRunProgress(isAdding: () => boolean) {
  const [progress, setProgress] = useState(readRunProgress);
  const follow = useEffectEvent(() => {
    if (!isAdding()) setProgress(readRunProgress());
  });
  useEffect(() => {
    const listener = () => follow();
    // Another tab may have changed it since the first render.
    listener();
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
  return [progress, setProgress] as const;
}
