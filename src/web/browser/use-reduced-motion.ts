import { useEffect, useEffectEvent } from 'react';
import { reducedMotion } from './motion.ts';

/** Calls a function if the visitor prefers reduced motion: after hydration, and when it is chosen later. */
export function useReducedMotion(onReduced: () => void): void {
  const reduce = useEffectEvent(onReduced);
  useEffect(() => {
    const preference = reducedMotion();
    const reduceIfPreferred = () => {
      if (preference.matches) reduce();
    };
    reduceIfPreferred();
    const listening = new AbortController();
    preference.addEventListener('change', reduceIfPreferred, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
