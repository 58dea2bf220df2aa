import { useEffect, useEffectEvent, useState } from 'react';
import { parseSharedList } from '#domain/parse-shared-list.ts';
import { localStore } from '#web/storage/browser-storage.ts';
import { listProgressKey } from '#web/storage/visitor.ts';
import { parsePastedList } from './pasted-list.ts';

/** Progress of adding a shared or pasted list to the visitor's cart. */
export interface ListProgress {
  /** The list: the fragment of its link, or pasted lines. */
  readonly fragment: string;
  readonly email: string;
  /** Prefix of the idempotency keys, so that nothing is added twice after a reload or in a second tab. */
  readonly run: string;
  readonly added: number;
}

/** The stored progress; undefined if there is none, if it can't be read, or if nothing of the list is left to add. */
export function readListProgress(): ListProgress | undefined {
  const { fragment, email, run, added } = localStore.getJson(listProgressKey) ?? {};
  if (typeof fragment !== 'string' || typeof email !== 'string' || typeof run !== 'string') return undefined;
  if (typeof added !== 'number' || !Number.isInteger(added) || added < 0) return undefined;
  const items = parsePastedList(fragment) ?? parseSharedList(fragment) ?? [];
  return added < items.length ? { fragment, email, run, added } : undefined;
}

/** Stores the progress. Returns whether it outlasts this page: not if the browser's storage is disabled or full. */
export function writeListProgress(progress: ListProgress): boolean {
  return localStore.set(listProgressKey, JSON.stringify(progress));
}

/** Forgets the progress: the list is added, or not wanted any more. */
export function removeListProgress(): void {
  localStore.remove(listProgressKey);
}

/**
 * Runs a task unless another tab of this browser changes the progress at the same time. Resolves to whether it ran. Browsers
 * without locks, and pages that are not secure, run it always.
 */
export async function withListLock(task: () => Promise<void>): Promise<boolean> {
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
 * this one adds the list.
 */
export function useListProgress(isAdding: () => boolean) {
  const [progress, setProgress] = useState(readListProgress);
  const follow = useEffectEvent(() => {
    if (!isAdding()) setProgress(readListProgress());
  });
  useEffect(() => {
    const listener = () => follow();
    // It may have changed between the first reading and this.
    listener();
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
  return [progress, setProgress] as const;
}
