import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { localStore } from './browser-storage.ts';

const changedHere = 'stored-here';

/** Follows changes by other tabs. The setter changes the state, not the storage. Not for prerendering. */
export function useStored(key: string) {
  const [text, setText] = useState(() => localStore.get(key));
  useEffect(() => {
    const follow = () => setText(localStore.get(key));
    // Another tab may have changed it since the first render.
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);
  return [text, setText] as const;
}

/**
 * What `read` makes of the texts under some keys; follows other tabs, and this one's changes after `announceStored`. Not for
 * prerendering.
 */
export function useStoredValue<Value>(keys: readonly string[], read: () => Value): Value {
  const texts = useSyncExternalStore(subscribe, () => JSON.stringify(keys.map((key) => localStore.get(key) ?? null)));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `read` reads these texts
  return useMemo(read, [texts]);
}

export function announceStored(): void {
  window.dispatchEvent(new Event(changedHere));
}

function subscribe(listener: () => void): () => void {
  for (const type of ['storage', changedHere]) window.addEventListener(type, listener);
  return () => {
    for (const type of ['storage', changedHere]) window.removeEventListener(type, listener);
  };
}
