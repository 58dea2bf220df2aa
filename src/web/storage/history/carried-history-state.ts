import { stripLocale } from '#content/locale.ts';
import { parseJson, toObjectOrEmpty } from '#domain/json.ts';
import { sessionStore } from '#web/storage/browser-storage.ts';
import { carriedStateKey } from '#web/storage/keys.ts';
import { changeEntry, flushEntry, readEntry } from './history-entry.ts';
import { readAllHistoryState } from './history-state.ts';

/**
 * Hands what the forms of this page have stored to the next document of the same page, which has a new history entry.
 */
export function carryHistoryState(): void {
  const values = readAllHistoryState();
  if (Object.values(values).every((value) => value === undefined)) return;
  const { writtenAt } = readEntry();
  sessionStore.set(carriedStateKey, JSON.stringify({ path: getCurrentPath(), ...values, writtenAt }));
}

/** Call it before anything reads the history entry. */
export function restoreCarriedHistoryState(): void {
  const { path, ...values } = toObjectOrEmpty(parseJson(sessionStore.get(carriedStateKey)));
  if (path === undefined) return;
  sessionStore.remove(carriedStateKey);
  if (path === getCurrentPath()) changeEntry(values);
}

export function flushHistoryStateOnLeave(): void {
  window.addEventListener('pagehide', () => {
    if (!flushEntry()) carryHistoryState();
  });
}

function getCurrentPath(): string {
  return stripLocale(window.location.pathname);
}
