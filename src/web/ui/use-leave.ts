import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls back when the visitor leaves the page. A page that was left may be kept, hidden, and come back. */
export function useLeave(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => () => leave(), []);
}
