/** Texts that the browser keeps under keys. Nothing throws: without storage they are kept until the page is left. */
export interface BrowserStorage {
  /** The stored text; undefined if there is none or an empty one, and while prerendering. */
  readonly get: (key: string) => string | undefined;
  /** The stored object; undefined if there is none or it can't be read. */
  readonly getJson: (key: string) => Readonly<Record<string, unknown>> | undefined;
  /** Stores a text. Returns whether it outlasts the page: false if storage is disabled or full. */
  readonly set: (key: string, value: string) => boolean;
  /** Removes a stored text; nothing happens if there is none. */
  readonly remove: (key: string) => void;
}

/** What all tabs see and the browser keeps. */
export const localStore = createStorage(() => window.localStorage);

/** What only this tab sees, until it is closed. */
export const tabStore = createStorage(() => window.sessionStorage);

function createStorage(open: () => Storage): BrowserStorage {
  /** What could not be stored, so it is newer than what is. */
  const memory = new Map<string, string>();
  const get = (key: string) => {
    // Prerendering: Node warns when its own storage is accessed.
    if (typeof window === 'undefined') return undefined;
    try {
      return (memory.get(key) ?? open().getItem(key)) || undefined;
    } catch {
      return undefined;
    }
  };
  return {
    get,
    getJson: (key) => {
      try {
        const value: unknown = JSON.parse(get(key) ?? '');
        return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
      } catch {
        return undefined;
      }
    },
    set: (key, value) => {
      memory.set(key, value);
      try {
        open().setItem(key, value);
        return memory.delete(key);
      } catch {
        return false;
      }
    },
    remove: (key) => {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Storage is disabled, so nothing was stored.
      }
    },
  };
}
