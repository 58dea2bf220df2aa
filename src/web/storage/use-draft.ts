import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { toFields } from '#domain/json.ts';
import { findControls, hasChanged } from '#web/browser/controls.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { useForgotten } from './forgotten.ts';
import { isHistoryStateForgotten, readHistoryState, writeHistoryState, type HistoryStateKey } from './history-state.ts';

type Texts = Readonly<Record<string, string>>;

interface DraftOptions<Fields> {
  /** The draft's name in the history entry, for a page with several drafts. */
  readonly name?: HistoryStateKey;
  /** The element around the fields. What was typed there before hydration is kept. */
  readonly scope?: RefObject<HTMLElement | null>;
  readonly suggest?: () => Partial<Fields>;
}

/**
 * Form state kept in the history entry: survives reload, back/forward and tab discarding, until the visitor asks to be
 * forgotten. A new visit starts from `initial`. Returns the fields, a function that changes them, and one that discards the
 * stored draft only.
 */
export function useDraft<Fields extends Texts>(
  initial: Fields,
  { name = 'draft', scope, suggest }: DraftOptions<Fields> = {},
): [fields: Fields, change: (fields: Partial<Fields>) => void, discard: () => void] {
  const [fields, setFields] = useState(initial);
  const first = useRef({ initial, suggest });
  const isTouched = useRef(false);
  const path = useRef('');
  const [wasHydrated] = useState(useHydrated());

  useLayoutEffect(() => {
    path.current = window.location.pathname;
    const { initial: blank, suggest: read } = first.current;
    // The browser may have put back what was typed.
    if (!wasHydrated && isHistoryStateForgotten()) resetFields(scope?.current);
    const typed = wasHydrated ? {} : readTyped(blank, scope?.current);
    isTouched.current = Object.keys(typed).length > 0;
    setFields({ ...(readDraft(name, blank) ?? (read ? { ...blank, ...read() } : blank)), ...typed });
  }, [name, scope, wasHydrated]);

  useEffect(() => {
    // During a navigation the URL already belongs to the next page.
    if (isTouched.current && path.current === window.location.pathname) writeHistoryState(name, fields);
  }, [name, fields]);

  useForgotten(() => {
    isTouched.current = false;
    setFields(first.current.initial);
  });

  const change = useCallback((changes: Partial<Fields>) => {
    isTouched.current = true;
    setFields((current) => ({ ...current, ...changes }));
  }, []);
  const discard = useCallback(() => {
    isTouched.current = false;
    writeHistoryState(name, undefined);
  }, [name]);
  return [fields, change, discard];
}

function readTyped<Fields extends Texts>(initial: Fields, scope: HTMLElement | null | undefined): Partial<Fields> {
  const typed = findControls(scope).filter((control) => control.name in initial && hasChanged(control));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value])) as Partial<Fields>;
}

function resetFields(scope: HTMLElement | null | undefined): void {
  for (const control of findControls(scope)) {
    if (control instanceof HTMLSelectElement)
      for (const option of control.options) option.selected = option.defaultSelected;
    else if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.defaultChecked;
    else control.value = control.defaultValue;
  }
}

function readDraft<Fields extends Texts>(name: HistoryStateKey, initial: Fields): Fields | undefined {
  const draft = Object.entries(toFields(readHistoryState(name)));
  const knownFields = draft.filter(([field, value]) => field in initial && typeof value === 'string');
  return knownFields.length > 0 ? { ...initial, ...Object.fromEntries(knownFields) } : undefined;
}
