import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';

type Texts = Readonly<Record<string, string>>;

interface DraftOptions<Fields> {
  /** The element around the fields. What was typed there before hydration is kept. */
  readonly scope?: RefObject<HTMLElement | null>;
  /** What a new visit starts from, such as values of the URL. */
  readonly suggest?: () => Partial<Fields>;
}

/**
 * Form state kept in `history.state`: survives reload, back/forward and tab discarding. A new visit starts from `initial`.
 * Returns the fields, a function that changes them, and one that discards the stored draft only.
 */
export function useDraft<Fields extends Texts>(
  initial: Fields,
  { scope, suggest }: DraftOptions<Fields> = {},
): [fields: Fields, change: (fields: Partial<Fields>) => void, discard: () => void] {
  const [fields, setFields] = useState(initial);
  const first = useRef({ initial, suggest });
  const touched = useRef(false);
  const path = useRef('');
  const [wasHydrated] = useState(useHydrated());

  useLayoutEffect(() => {
    path.current = window.location.pathname;
    const { initial: blank, suggest: read } = first.current;
    const typed = wasHydrated ? {} : readTyped(blank, scope?.current);
    touched.current = Object.keys(typed).length > 0;
    setFields({ ...(readDraft(blank) ?? (read ? { ...blank, ...read() } : blank)), ...typed });
  }, [scope, wasHydrated]);

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

/** What a visitor typed before hydration: values that differ from the prerendered HTML. */
function readTyped<Fields extends Texts>(initial: Fields, scope: HTMLElement | null | undefined): Partial<Fields> {
  const controls = [...(scope?.querySelectorAll<Control>('[name]') ?? [])];
  const typed = controls.filter((control) => control.name in initial && hasChanged(control));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value])) as Partial<Fields>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function hasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return control.value !== initial?.value;
  }
  if (control instanceof HTMLInputElement && control.type === 'radio')
    return control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
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
