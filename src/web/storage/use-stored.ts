import { useEffect, useState } from 'react';
import { localStore } from './browser-storage.ts';

/** Follows changes by other tabs. The setter changes the state, not the storage. Not for prerendering. */
export function useStored(key: string) {
  const [text, setText] = useState(() => localStore.get(key));
  useEffect(() => {
    const follow = () => setText(localStore.get(key));
    // It may have changed between the first reading and this.
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);
  return [text, setText] as const;
}
