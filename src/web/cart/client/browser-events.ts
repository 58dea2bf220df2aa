export interface EventHandlers {
  /** Another tab has changed the browser's storage. */
  readonly onStorage: () => void;
  /** The visitor is back, or the connection. */
  readonly onReturn: () => void;
  /** The page comes from the back/forward cache. */
  readonly onRestored: () => void;
}

export interface BrowserEvents {
  /** Returns a function that stops listening. */
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
