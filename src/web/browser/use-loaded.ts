import { useEffect, useState } from 'react';

interface Loaded<Value> {
  readonly key: string;
  readonly value: Value;
}

/**
 * Loads data that a part of a page needs in addition to what `page.tsx` awaits, on mount and for each new `key`.
 * Returns the data loaded last; undefined until then. If `load` rejects, the next render throws.
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
