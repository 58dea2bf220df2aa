import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { afterPaint } from './after-paint.ts';

/**
 * Defers content below the first screen on client-side navigation, and keeps its place meanwhile. Renders it immediately for
 * prerendered HTML, history navigation and fragments, which need the full page height. React hydrates it after the first
 * screen.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const place = <div style={{ height: '100vh' }} />;
  return useBelowTheFold() ? <Suspense fallback={place}>{children}</Suspense> : place;
}

/** Whether content below the first screen is rendered already, as `BelowTheFold` does. */
export function useBelowTheFold(): boolean {
  const { hash } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const [isRendered, setIsRendered] = useState(isPop || hash !== '');
  // Not by a deferred value: a transition takes the last one at once. A page rendered ahead has no effects until it is shown.
  useEffect(() => afterPaint(() => startTransition(() => setIsRendered(true))), []);
  return isRendered;
}
