export interface EventHandlers {
  readonly onStorage: () => void;
  readonly onActive: () => void;
  readonly onRestored: () => void;
}

export interface BrowserEvents {
  readonly listen: (handlers: EventHandlers) => () => void;
}

export const browserEvents: BrowserEvents = {
  listen: ({ onStorage, onActive, onRestored }) => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    window.addEventListener('storage', onStorage, options);
    window.addEventListener('online', onActive, options);
    window.addEventListener('focus', onActive, options);
    const onVisibility = () => {
      if (document.visibilityState === 'visible') onActive();
    };
    document.addEventListener('visibilitychange', onVisibility, options);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    window.addEventListener('pageshow', onShow, options);
    return () => listening.abort();
  },
};
