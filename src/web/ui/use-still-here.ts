import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells, long after a press, whether the visitor is still on the page that asks. The address counts too: it changes with
 * the tap on a link, while the page itself stays until the files of the next one are there.
 */
export function useStillHere(): () => boolean {
  const { pathname } = useLocation();
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current && window.location.pathname === pathname;
}
