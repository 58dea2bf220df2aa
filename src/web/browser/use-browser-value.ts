import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** What only the browser knows: `prerendered` while prerendering and hydrating, so that the HTML agrees; then what `read` returns. */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}
