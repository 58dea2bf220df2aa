import { stripLocale } from '#content/locale.ts';
import { fieldsOf, parseJson } from '#domain/json.ts';
import { tabStore } from './browser-storage.ts';
import { forgottenAt } from './forgotten.ts';
import { carriedKey } from './keys.ts';

/** What forms keep in the history entry, by name, and when it was last written, in milliseconds since 1970. */
type EntryState = Readonly<Record<string, unknown>> & { readonly writtenAt?: number };

const names = ['draft', 'adding', 'email'] as const;
export type EntryName = (typeof names)[number];

/** Safari lets a page change its history 100 times in 10 seconds; what it refused is written after this time, in milliseconds. */
const retryMs = 1000;

const unwritten = new Map<string, EntryState>();

/** What was written under a name in this history entry; undefined if there is nothing, or if the visitor is forgotten since. */
export function readEntry(name: EntryName): unknown {
  return isEntryForgotten() ? undefined : currentState()[name];
}

export function isEntryForgotten(): boolean {
  return (currentState().writtenAt ?? 0) <= forgottenAt();
}

/** Keeps a value in this history entry: it survives a reload, back and forward. Undefined removes it. */
export function writeEntry(name: EntryName, value: unknown): void {
  const values = Object.fromEntries(names.map((each) => [each, readEntry(each)]));
  replaceState({ ...currentState(), ...values, [name]: value, writtenAt: Date.now() });
}

/** Hands what forms keep to the next document of the same page, which has a history entry of its own. */
export function carryEntry(): void {
  const values = Object.fromEntries(names.map((name) => [name, readEntry(name)]));
  if (Object.values(values).every((value) => value === undefined)) return;
  tabStore.set(carriedKey, JSON.stringify({ path: currentPath(), ...values, writtenAt: currentState().writtenAt }));
}

/** Takes over what the last document has handed on. Call it before anything reads the history entry. */
export function restoreEntry(): void {
  const { path, ...kept } = fieldsOf(parseJson(tabStore.get(carriedKey)));
  if (path === undefined) return;
  tabStore.remove(carriedKey);
  if (path === currentPath()) replaceState({ ...currentState(), ...kept });
}

/** Writes what was refused before, and hands it to the next document if it is refused again while the page is left. */
export function keepEntryOnLeave(): void {
  window.addEventListener('pagehide', () => {
    if (unwritten.has(entryId()) && !flush()) carryEntry();
  });
}

function replaceState(state: EntryState): void {
  unwritten.set(entryId(), state);
  if (!flush()) setTimeout(flush, retryMs);
}

function flush(): boolean {
  const id = entryId();
  const state = unwritten.get(id);
  try {
    if (state) window.history.replaceState(state, '');
  } catch {
    return false;
  }
  unwritten.delete(id);
  return true;
}

function currentState(): EntryState {
  return unwritten.get(entryId()) ?? { ...(window.history.state as EntryState | null) };
}

/** The router gives every entry a key, except for the first of a document. */
function entryId(): string {
  const { key } = { ...(window.history.state as { key?: string } | null) };
  return `${key} ${window.location.pathname}`;
}

function currentPath(): string {
  return stripLocale(window.location.pathname);
}
