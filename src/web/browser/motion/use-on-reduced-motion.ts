import { useEffect, useEffectEvent } from 'react';
import { getReducedMotionQuery } from './motion.ts';

/** Calls `onReduced` on mount if the visitor prefers reduced motion, and whenever that preference is switched on. */
export function useOnReducedMotion(onReduced: () => void): void {
  const reduce = useEffectEvent(onReduced);
  useEffect(() => {
    const preference = getReducedMotionQuery();
    const reduceIfPreferred = () => {
      if (preference.matches) reduce();
    };
    reduceIfPreferred();
    const listening = new AbortController();
    preference.addEventListener('change', reduceIfPreferred, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
