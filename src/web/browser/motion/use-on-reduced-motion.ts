import { useEffect, useEffectEvent } from 'react';
import { getReducedMotionQuery } from './motion.ts';

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
