import { useEffect, useState } from 'react';

interface Loaded<Value> {
  readonly key: string;
  readonly value: Value;
}

/**
 * What a part of a page needs beside what `page.tsx` awaits: loaded when the part is shown, and again for another `key`.
 * Returns what came last, with its key; undefined at first. Throws in the next render if `load` rejects; the next mount tries
 * again.
 */
export function useLoaded<Value>(load: (key: string) => Promise<Value>, key = ''): Loaded<Value> | undefined {
  const [loaded, setLoaded] = useState<Loaded<Value>>();

  useEffect(() => {
    let isCurrent = true;
    load(key).then(
      (value) => isCurrent && setLoaded({ key, value }),
      (error: unknown) =>
        isCurrent &&
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, load]);
  return loaded;
}
