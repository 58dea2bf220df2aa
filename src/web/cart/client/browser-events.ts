export interface EventHandlers {
  readonly onStorage: () => void;
  /** The visitor has come back to the tab, or the connection is back. */
  readonly onReturn: () => void;
  /** The page comes from the back/forward cache. */
  readonly onRestored: () => void;
}

export interface BrowserEvents {
  readonly listen: (handlers: EventHandlers) => () => void;
}

export const browserEvents: BrowserEvents = {
  listen: ({ onStorage, onReturn, onRestored }) => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('storage', onStorage, { signal });
    window.addEventListener('online', onReturn, { signal });
    window.addEventListener('focus', onReturn, { signal });
    const onVisibility = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    window.addEventListener('pageshow', onShow, { signal });
    return () => listening.abort();
  },
};
