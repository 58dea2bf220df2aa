import { useEffect, useState } from 'react';
import { read } from './visitor.ts';

/** The text that the browser stores under a key, also when another tab changes it. Not for prerendering. */
export function useStored(key: string) {
  const [text, setText] = useState(() => read(key));
  useEffect(() => {
    const follow = () => setText(read(key));
    // It may have changed between the first reading and this.
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);
  return [text, setText] as const;
}
