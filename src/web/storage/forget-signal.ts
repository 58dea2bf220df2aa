import { useEffect, useEffectEvent } from 'react';
import { localStore, sessionStore } from './browser-storage.ts';
import { forgottenKey, listDraftKey, rowDraftsKey } from './keys.ts';

export const forgetEvent = 'visitor-forgotten';

/** When the visitor last asked to be forgotten, in milliseconds since 1970; -1 if never in this tab. */
export function readForgetTime(): number {
  return Number(sessionStore.get(forgottenKey)) || -1;
}

/** After this call, nothing that the visitor typed before is restored, in this tab or in others. */
export function forgetInAllTabs(): void {
  const time = String(Date.now());
  forgetInTab(time);
  // Writing to `localStorage` tells the other tabs. It need not keep the time, because each tab keeps its own copy.
  localStore.set(forgottenKey, time);
  localStore.remove(forgottenKey);
}

export function listenForForget(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === forgottenKey && newValue !== null) forgetInTab(newValue);
  });
}

/**
 * Calls `onForget` when the visitor asks to be forgotten: here, in another tab, or while this page was in the
 * back/forward cache.
 */
export function useOnForget(onForget: () => void): void {
  const forget = useEffectEvent(onForget);
  useEffect(() => {
    let handled = readForgetTime();
    const forgetIfAsked = () => {
      const latest = readForgetTime();
      if (latest <= handled) return;
      handled = latest;
      forget();
    };
    const listening = new AbortController();
    for (const name of ['pageshow', forgetEvent]) {
      window.addEventListener(name, forgetIfAsked, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
}

function forgetInTab(time: string): void {
  sessionStore.set(forgottenKey, time);
  for (const key of [rowDraftsKey, listDraftKey]) sessionStore.remove(key);
  window.dispatchEvent(new Event(forgetEvent));
}
