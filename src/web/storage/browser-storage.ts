/**
 * Stores texts under keys. No function throws: if the browser's storage fails, texts are kept until the page is left.
 */
export interface BrowserStorage {
  /** Returns the stored text; undefined if there is none, if it is empty, and while prerendering. */
  readonly get: (key: string) => string | undefined;
  /** Returns whether the text outlasts the page, which it does not if the browser's storage is disabled or full. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

export const localStore = createStorage(() => window.localStorage);

export const sessionStore = createStorage(() => window.sessionStorage);

function createStorage(open: () => Storage): BrowserStorage {
  const unstoredTexts = new Map<string, string>();
  return {
    get: (key) => {
      // While prerendering, Node would warn if its own storage were accessed.
      if (typeof window === 'undefined') return undefined;
      try {
        return (unstoredTexts.get(key) ?? open().getItem(key)) || undefined;
      } catch {
        return undefined;
      }
    },
    set: (key, value) => {
      unstoredTexts.set(key, value);
      try {
        open().setItem(key, value);
        unstoredTexts.delete(key);
        return true;
      } catch {
        return false;
      }
    },
    remove: (key) => {
      unstoredTexts.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Storage is disabled, so nothing was stored.
      }
    },
  };
}
