import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { toObjectOrEmpty } from '#domain/json.ts';
import { readChangedValues, resetControls } from '#web/browser/controls.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { useOnForget } from '#web/storage/forget-signal.ts';
import { isHistoryStateForgotten, readHistoryState, writeHistoryState, type HistoryStateKey } from './history-state.ts';

type FieldValues = Readonly<Record<string, string>>;

interface DraftOptions<Fields> {
  readonly stateKey?: HistoryStateKey;
  readonly container?: RefObject<HTMLElement | null>;
  /** Called in the browser only. Without a draft, its values, such as those of a link, replace those of `initial`. */
  readonly getPrefill?: () => Partial<Fields>;
}

/**
 * Form state in the history entry. It survives reload, back/forward and tab discarding until the visitor asks to be
 * forgotten. A new visit starts from `initial` and `getPrefill`. `discard` removes the stored draft, but leaves the
 * fields.
 */
export function useEntryDraft<Fields extends FieldValues>(
  initial: Fields,
  { stateKey = 'draft', container, getPrefill }: DraftOptions<Fields> = {},
) {
  const [fields, setFields] = useState(initial);
  const initialOptions = useRef({ initial, getPrefill });
  const hasChanges = useRef(false);
  const pagePath = useRef('');
  const isHydrated = useHydrated();
  const [wasHydratedOnMount] = useState(isHydrated);

  useLayoutEffect(() => {
    pagePath.current = window.location.pathname;
    const options = initialOptions.current;
    const restored = readDraft(stateKey, options.initial) ?? { ...options.initial, ...options.getPrefill?.() };
    const typed = wasHydratedOnMount ? {} : readTypedValues(container?.current, Object.keys(options.initial));
    hasChanges.current = Object.keys(typed).length > 0;
    setFields({ ...restored, ...typed });
  }, [stateKey, container, wasHydratedOnMount]);

  useEffect(() => {
    // During a navigation the URL already belongs to the next page, whose entry must not get this draft.
    if (hasChanges.current && pagePath.current === window.location.pathname) writeHistoryState(stateKey, fields);
  }, [stateKey, fields]);

  useOnForget(() => {
    hasChanges.current = false;
    setFields(initialOptions.current.initial);
  });

  const change = useCallback((changes: Partial<Fields>) => {
    hasChanges.current = true;
    setFields((current) => ({ ...current, ...changes }));
  }, []);
  const discard = useCallback(() => {
    hasChanges.current = false;
    writeHistoryState(stateKey, undefined);
  }, [stateKey]);
  return { fields, change, discard };
}

function readTypedValues(
  container: HTMLElement | null | undefined,
  names: readonly string[],
): Readonly<Record<string, string>> {
  // A reload may bring back what was typed before the visitor asked to be forgotten.
  if (isHistoryStateForgotten()) resetControls(container);
  return readChangedValues(container, names);
}

function readDraft<Fields extends FieldValues>(stateKey: HistoryStateKey, initial: Fields): Fields | undefined {
  const draft = Object.entries(toObjectOrEmpty(readHistoryState(stateKey)));
  const knownFields = draft.filter(([field, value]) => field in initial && typeof value === 'string');
  return knownFields.length > 0 ? { ...initial, ...Object.fromEntries(knownFields) } : undefined;
}
