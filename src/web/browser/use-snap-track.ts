import { useEffect, useEffectEvent, useRef } from 'react';
import { easeOut, getReducedMotionQuery } from './motion/motion.ts';
import { slideTrack } from './slide-track.ts';

const restMs = 120;

/** In widths of the track. `slideTo` slides to a child nearer than this, and fades in one farther away. */
const maxSlideWidths = 1.5;
const fadeFromOpacity = 0.4;

const releaseEvents = ['pointerup', 'pointercancel'] as const;

/**
 * Makes a row scroll sideways and snap to its children. `onRest` gets the index of the child that the visitor has
 * scrolled to. `slideTo` brings a child to the start of the row within `durationMs`.
 */
export function useSnapTrack<Track extends HTMLElement>(durationMs: number, onRest: (index: number) => void) {
  const track = useRef<Track>(null);
  const restingLeft = useRef(0);
  const endSlide = useRef<() => void>(undefined);
  const reportRest = useEffectEvent(onRest);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (endSlide.current || Math.abs(element.scrollLeft - restingLeft.current) < 1) return;
        restingLeft.current = element.scrollLeft;
        reportRest(getIndexAtStart(element));
      }, restMs);
    };
    const cancelSlide = () => endSlide.current?.();
    const suspendSnap = () => {
      if (!endSlide.current) return;
      cancelSlide();
      // Snapping would move what the visitor is pressing away from the pointer.
      element.style.scrollSnapType = 'none';
    };
    const resumeSnap = () => {
      if (!endSlide.current) element.style.scrollSnapType = '';
    };
    element.addEventListener('scroll', onScroll, options);
    element.addEventListener('wheel', cancelSlide, options);
    element.addEventListener('pointerdown', suspendSnap, options);
    for (const type of releaseEvents) window.addEventListener(type, resumeSnap, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
      cancelSlide();
    };
  }, []);

  const slideTo = (index: number) => {
    const element = track.current;
    const child = element?.children[index];
    if (!element || !child) return;
    endSlide.current?.();
    restingLeft.current = Math.min(measureOffset(child, element), element.scrollWidth - element.clientWidth);
    const distance = Math.abs(restingLeft.current - element.scrollLeft);
    if (distance < 1) return;
    const prefersReducedMotion = getReducedMotionQuery().matches;
    if (!prefersReducedMotion && distance < element.clientWidth * maxSlideWidths) {
      endSlide.current = slideTrack(element, restingLeft.current, durationMs, () => (endSlide.current = undefined));
      return;
    }
    element.scrollTo({ left: restingLeft.current, behavior: 'instant' });
    if (prefersReducedMotion) return;
    element.animate({ opacity: [fadeFromOpacity, 1] }, { duration: durationMs, easing: easeOut });
  };

  return { track, slideTo };
}

function measureOffset(child: Element, track: Element): number {
  const first = track.children[0];
  return child instanceof HTMLElement && first instanceof HTMLElement ? child.offsetLeft - first.offsetLeft : 0;
}

function getIndexAtStart(track: Element): number {
  const distances = [...track.children].map((child) => Math.abs(measureOffset(child, track) - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
