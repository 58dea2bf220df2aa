import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns a value that only the browser knows. While prerendering and hydrating it returns `prerendered`, so that both
 * render the same HTML.
 */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}
