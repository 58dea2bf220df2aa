import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { afterPaint } from './after-paint.ts';

/**
 * Defers content below the first screen on client-side navigation, and keeps its place meanwhile: the footer stays out of
 * sight. Renders it immediately for prerendered HTML, history navigation and URL fragments, which need the full page
 * height. React hydrates a `Suspense` after the first screen, or at once when it is pressed.
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
