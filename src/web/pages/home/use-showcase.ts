import { useEffect, useReducer, useRef, type Dispatch, type RefObject } from 'react';
import { firstShowcase, nextShowcase, showcaseInterval, type Showcase, type ShowcaseEvent } from '#domain/showcase.ts';
import { reducedMotion } from '#web/ui/reduced-motion.ts';

/**
 * Runs the showcase: it begins to play when the page's script is there, unless the visitor wants less motion, and draws
 * the line of the selected category (the element of `line`) over the interval.
 */
export function useShowcase(): {
  readonly showcase: Showcase;
  readonly send: Dispatch<ShowcaseEvent>;
  readonly line: RefObject<HTMLSpanElement | null>;
} {
  const [showcase, send] = useReducer(nextShowcase, firstShowcase);
  const line = useRef<HTMLSpanElement>(null);
  const { playing, turn } = showcase;

  useEffect(() => {
    if (!reducedMotion().matches) send({ type: 'play' });
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => send({ type: 'elapsed', turn }), showcaseInterval);
    const drawing = line.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], showcaseInterval);
    return () => {
      clearTimeout(timer);
      drawing?.cancel();
    };
  }, [playing, turn]);

  return { showcase, send, line };
}
