import { useEffect, useReducer, useRef, type Dispatch, type RefObject } from 'react';
import { reducedMotion } from '#web/ui/reduced-motion.ts';
import { initialShowcase, showcaseInterval, showcaseReducer, type Showcase, type ShowcaseEvent } from './showcase.ts';

/**
 * Runs the showcase: it begins to play when the page's script is there, unless the visitor wants less motion, and draws
 * the line of the selected category (the element of `line`) over the interval.
 */
export function useShowcase(): {
  readonly showcase: Showcase;
  readonly send: Dispatch<ShowcaseEvent>;
  readonly line: RefObject<HTMLSpanElement | null>;
} {
  const [showcase, send] = useReducer(showcaseReducer, initialShowcase);
  const line = useRef<HTMLSpanElement>(null);
  const { playing, cycle } = showcase;

  useEffect(() => {
    if (!reducedMotion().matches) send({ type: 'play' });
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => send({ type: 'tick', cycle }), showcaseInterval);
    const drawing = line.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], showcaseInterval);
    return () => {
      clearTimeout(timer);
      drawing?.cancel();
    };
  }, [playing, cycle]);

  return { showcase, send, line };
}
