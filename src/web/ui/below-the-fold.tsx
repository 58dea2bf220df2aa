import { useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * The part of a long page that is not on its first screen. When the page is opened by a link it is drawn right after the
 * first screen was, so that the visitor does not wait for it; at once where its height is needed: in the page as it was
 * rendered beforehand, for who comes back to a place in it, and for an address with a fragment.
 */
export function BelowTheFold({ children }: { readonly children: ReactNode }) {
  const { hash } = useLocation();
  const atOnce = useNavigationType() === 'POP' || hash !== '';
  return useDeferredValue(true, atOnce) ? children : null;
}
