import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

type Texts = Readonly<Record<string, string>>;

/**
 * Form state kept in `history.state`: survives reload, back/forward and tab discarding. A new visit starts from `initial`
 * and what `suggest` reads, such as the URL. Returns the fields, a function that changes them, and one that discards the
 * stored draft only.
 */
export function useDraft<Fields extends Texts>(
  initial: Fields,
  suggest?: () => Partial<Fields>,
): [fields: Fields, change: (fields: Partial<Fields>) => void, discard: () => void] {
  const [fields, setFields] = useState(initial);
  const first = useRef({ initial, suggest });
  const touched = useRef(false);
  const path = useRef('');

  useLayoutEffect(() => {
    path.current = window.location.pathname;
    const { initial: blank, suggest: read } = first.current;
    setFields(readDraft(blank) ?? (read ? { ...blank, ...read() } : blank));
  }, []);

  useEffect(() => {
    // During a navigation the URL already belongs to the next page.
    if (touched.current && path.current === window.location.pathname) writeDraft(fields);
  }, [fields]);

  const change = useCallback((changes: Partial<Fields>) => {
    touched.current = true;
    setFields((current) => ({ ...current, ...changes }));
  }, []);
  const discard = useCallback(() => {
    touched.current = false;
    writeDraft(undefined);
  }, []);
  return [fields, change, discard];
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
    // Some browsers limit how often history may change; a later write succeeds.
  }
}
