import { useLocation } from 'react-router';
import { stripLocale } from '#content/locale.ts';
import { mapFields } from '#domain/fields.ts';
import { parseJson, toFields } from '#domain/json.ts';
import { sessionStore } from './browser-storage.ts';
import { getForgetTime } from './forgotten.ts';
import { carriedKey } from './keys.ts';

/** What forms keep in the history entry, by key, and when it was last written, in milliseconds since 1970. */
type HistoryState = Readonly<Record<string, unknown>> & { readonly writtenAt?: number };

/** The privacy page explains each. */
export const stateKeys = ['draft', 'adding', 'email'] as const;
export type HistoryStateKey = (typeof stateKeys)[number];

/** What links and forms hand on to the page that they open, in the state of the router. */
export interface NavigationState {
  /** The item that the order form has added: `useJustAdded`. */
  readonly justAdded?: object | undefined;
  /** The list that a product was opened from: `useProductListOrigin`. */
  readonly productList?: object;
  /** The products page itself has changed its address: `useProductFilter`. */
  readonly isFilterChange?: true;
}

/** What was handed on to this page, to be parsed: it outlasts a reload, and an older version may have written it. */
export function useNavigationState(key: keyof NavigationState): unknown {
  return (useLocation().state as NavigationState | null)?.[key];
}

/** Safari lets a page change its history 100 times in 10 seconds; what it refused is written after this time, in milliseconds. */
const retryMs = 1000;

const unwrittenStates = new Map<string, HistoryState>();

/** What was written under a key in this history entry; undefined if there is nothing, or if the visitor is forgotten since. */
export function readHistoryState(key: HistoryStateKey): unknown {
  return isHistoryStateForgotten() ? undefined : currentState()[key];
}

export function isHistoryStateForgotten(): boolean {
  return (currentState().writtenAt ?? 0) <= getForgetTime();
}

/** Keeps a value in this history entry: it survives a reload, back and forward. Undefined removes it. */
export function writeHistoryState(key: HistoryStateKey, value: unknown): void {
  replaceState({ ...currentState(), ...readAll(), [key]: value, writtenAt: Date.now() });
}

/** Hands what forms keep to the next document of the same page, which has a history entry of its own. */
export function handOverHistoryState(): void {
  const values = readAll();
  if (Object.values(values).every((value) => value === undefined)) return;
  sessionStore.set(carriedKey, JSON.stringify({ path: currentPath(), ...values, writtenAt: currentState().writtenAt }));
}

/** Takes over what the last document has handed over. Call it before anything reads the history entry. */
export function takeOverHistoryState(): void {
  const { path, ...kept } = toFields(parseJson(sessionStore.get(carriedKey)));
  if (path === undefined) return;
  sessionStore.remove(carriedKey);
  if (path === currentPath()) replaceState({ ...currentState(), ...kept });
}

/** Writes what was refused before, and hands it to the next document if it is refused again while the page is left. */
export function flushHistoryStateOnLeave(): void {
  window.addEventListener('pagehide', () => {
    if (unwrittenStates.has(entryId()) && !flush()) handOverHistoryState();
  });
}

function readAll() {
  return mapFields(stateKeys, readHistoryState);
}

function replaceState(state: HistoryState): void {
  unwrittenStates.set(entryId(), state);
  if (!flush()) setTimeout(flush, retryMs);
}

function flush(): boolean {
  const id = entryId();
  const state = unwrittenStates.get(id);
  try {
    if (state) window.history.replaceState(state, '');
  } catch {
    return false;
  }
  unwrittenStates.delete(id);
  return true;
}

function currentState(): HistoryState {
  return unwrittenStates.get(entryId()) ?? { ...(window.history.state as HistoryState | null) };
}

/** The router gives every entry a key, except for the first of a document. */
function entryId(): string {
  const { key } = { ...(window.history.state as { key?: string } | null) };
  return `${key} ${window.location.pathname}`;
}

function currentPath(): string {
  return stripLocale(window.location.pathname);
}
