import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Defers content below the first screen on client-side navigation. Renders it immediately for prerendered HTML, history
 * navigation and URL fragments, which need the full page height.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useBelowTheFold() ? children : null;
}

/** Whether content below the first screen is rendered already, as `BelowTheFold` does. */
export function useBelowTheFold(): boolean {
  const { hash, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  // A page that is only rendered ahead of its visit has no key.
  const isShown = key !== '';
  const isImmediate = isShown && (isPop || hash !== '');
  return useDeferredValue(isShown, isImmediate) || isImmediate;
}
