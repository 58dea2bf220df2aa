import { useSyncExternalStore } from 'react';
import { parseJson } from '#domain/json.ts';
import type { BrowserStorage } from './browser-storage.ts';
import { forgetEvent } from './forget-signal.ts';

interface StoredValueOptions<Value> {
  readonly storage: BrowserStorage;
  readonly key: string;
  /**
   * Parses the stored text. `json` is undefined if `text` is not JSON; both are undefined if nothing is stored. Must
   * not throw.
   */
  readonly parse: (json: unknown, text?: string) => Value;
  /** Returns the text to store; undefined removes the key. JSON by default. */
  readonly format?: (value: Value) => string | undefined;
}

export interface StoredValue<Value> {
  /** Returns the same object as long as the stored text is the same. */
  readonly read: () => Value;
  /** Returns whether the value outlasts the page, as `BrowserStorage.set` does. */
  readonly write: (value: Value) => boolean;
  /** Calls `listener` when the value changes, here or in another tab, and when the visitor is forgotten. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly initialValue: Value;
}

export function createStoredValue<Value>({
  storage,
  key,
  parse,
  format = JSON.stringify,
}: StoredValueOptions<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>();
  const initialValue = parse(undefined);
  let text: string | undefined;
  let value = initialValue;
  return {
    initialValue,
    read: () => {
      const stored = storage.get(key);
      if (stored !== text) [text, value] = [stored, parse(parseJson(stored), stored)];
      return value;
    },
    write: (next) => {
      [text, value] = [format(next), next];
      if (text === undefined) storage.remove(key);
      const outlastsPage = text === undefined || storage.set(key, text);
      for (const listener of listeners) listener();
      return outlastsPage;
    },
    subscribe: (listener) => {
      const listening = new AbortController();
      listeners.add(listener);
      for (const name of ['storage', forgetEvent]) {
        window.addEventListener(name, listener, { signal: listening.signal });
      }
      return () => {
        listeners.delete(listener);
        listening.abort();
      };
    },
  };
}

export function useStoredValue<Value>({ subscribe, read, initialValue }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => initialValue);
}
