export interface Tabs {
  readonly onStorage: (listener: () => void) => void;
  readonly onReturn: (listener: () => void) => void;
  readonly onRestored: (listener: () => void) => void;
}

export const browserTabs: Tabs = {
  onStorage: (listener) => window.addEventListener('storage', listener),
  onReturn: (listener) => {
    window.addEventListener('online', listener);
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') listener();
    });
  },
  onRestored: (listener) =>
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) listener();
    }),
};
