import { useEffect, useEffectEvent, useReducer } from 'react';
import { calmMs } from '#web/browser/motion/motion.ts';
import { useOnReducedMotion } from '#web/browser/motion/use-on-reduced-motion.ts';
import { useSnapTrack } from '#web/browser/use-snap-track.ts';
import { initialSlider, slideIntervalMs, sliderReducer, type Slider, type SliderEvent } from './slider.ts';

export function useSlider(count: number) {
  const [slider, dispatch] = useReducer(
    (current: Slider, event: SliderEvent) => sliderReducer(current, event, count),
    initialSlider,
  );
  const { index, mode } = slider;
  const { track, slideTo } = useSnapTrack<HTMLDivElement>(calmMs, (to) => dispatch({ type: 'swipe', to }));

  const slideToShown = useEffectEvent(slideTo);
  useEffect(() => slideToShown(index), [index]);

  useEffect(() => {
    if (mode !== 'playing') return undefined;
    const timer = setInterval(() => dispatch({ type: 'tick' }), slideIntervalMs);
    return () => clearInterval(timer);
  }, [mode]);

  useOnReducedMotion(() => dispatch({ type: 'pause' }));

  return { slider, dispatch, track };
}
