import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Defers content below the first screen on client-side navigation. Renders it immediately for prerendered HTML, history
 * navigation and URL fragments, which need the full page height.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isImmediate = useNavigationType() === 'POP' || hash !== '';
  return useDeferredValue(true, isImmediate) ? children : null;
}
