export interface EventHandlers {
  readonly onStorage: () => void;
  readonly onReturn: () => void;
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
