import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pagePath } from '#content/edition.ts';

/**
 * Returns a function that tells whether this page is still current, for use after an await. Checks the URL too: during a
 * navigation the URL changes before the component unmounts.
 */
export function useIsCurrentPage(): () => boolean {
  const { pathname } = useLocation();
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current && pagePath(window.location.pathname) === pathname;
}
