import { useEffect, useReducer, useRef } from 'react';
import { useOnReducedMotion } from '#web/browser/motion/use-on-reduced-motion.ts';
import { initialShowcase, showcaseIntervalMs, showcaseReducer } from './showcase.ts';

export function useShowcase() {
  const [showcase, dispatch] = useReducer(showcaseReducer, initialShowcase);
  const progressLine = useRef<HTMLSpanElement>(null);
  const { mode, cycle } = showcase;

  useOnReducedMotion(() => dispatch({ type: 'pause' }));

  useEffect(() => {
    if (mode !== 'playing') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'tick', cycle }), showcaseIntervalMs);
    const animation = progressLine.current?.animate(
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
      showcaseIntervalMs,
    );
    return () => {
      clearTimeout(timer);
      animation?.cancel();
    };
  }, [mode, cycle]);

  return { showcase, dispatch, progressLine };
}
