import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Texts = Readonly<Record<string, string>>;

/**
 * Form fields that survive a reload, the way back, and a phone that puts the page aside: they are kept with this visit to
 * the page, in the browser's history. A new visit starts from `initial`, and so does the page that is rendered
 * beforehand. Gives the fields, a function that changes some of them, and one that forgets them all.
 */
export function useDraft<Fields extends Texts>(
  initial: Fields,
): [fields: Fields, change: (fields: Partial<Fields>) => void, clear: () => void] {
  const [fields, setFields] = useState(initial);
  const first = useRef(initial);
  const touched = useRef(false);
  const path = useRef('');

  useLayoutEffect(() => {
    path.current = window.location.pathname;
    const kept = readDraft(first.current);
    if (kept) setFields(kept);
  }, []);

  useEffect(() => {
    // The address is another one already while the visitor is on the way to the next page.
    if (touched.current && path.current === window.location.pathname) writeDraft(fields);
  }, [fields]);

  const change = useCallback((changes: Partial<Fields>) => {
    touched.current = true;
    setFields((current) => ({ ...current, ...changes }));
  }, []);
  const clear = useCallback(() => {
    touched.current = false;
    writeDraft(undefined);
    setFields(first.current);
  }, []);
  return [fields, change, clear];
}

function readDraft<Fields extends Texts>(initial: Fields): Fields | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('draft' in state)) return undefined;
  const { draft } = state;
  if (typeof draft !== 'object' || draft === null) return undefined;
  const known = Object.entries(draft).filter(([name, value]) => name in initial && typeof value === 'string');
  return { ...initial, ...Object.fromEntries(known) };
}

function writeDraft(draft: Texts | undefined): void {
  try {
    window.history.replaceState({ ...(window.history.state as object | null), draft }, '');
  } catch {
    // Some browsers refuse many changes in a row; the next one is kept.
  }
}
