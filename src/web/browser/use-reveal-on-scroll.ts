import { useEffect, useRef, type RefObject } from 'react';
import { reducedMotion } from './motion.ts';

/** Opaque from the first frame, so that nobody who scrolls fast sees pale pictures. */
const keyframes: Keyframe[] = [{ transform: 'translateY(24px)' }, { transform: 'none' }];
const durationMs = 600;
/** How much later each of a row starts than its neighbour. */
const staggerMs = 100;
const maxDelayMs = 300;

/**
 * Animates the children of an element, or with `block` the element, once, when they first scroll into view; those of a row
 * one after another. Not animated: what is in view on load, and anything under reduced motion.
 */
export function useRevealOnScroll<Parent extends HTMLElement>(
  unit: 'children' | 'block' = 'children',
): RefObject<Parent | null> {
  const parent = useRef<Parent>(null);
  useEffect(() => {
    if (!parent.current || reducedMotion().matches) return undefined;
    let isFirst = true;
    const observer = new IntersectionObserver((entries) => {
      let row: number | undefined;
      let delay = 0;
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        delay = boundingClientRect.top === row ? Math.min(delay + staggerMs, maxDelayMs) : 0;
        row = boundingClientRect.top;
        if (!isFirst) target.animate(keyframes, { duration: durationMs, delay, easing: 'ease-out', fill: 'backwards' });
      }
      isFirst = false;
    });
    for (const each of unit === 'block' ? [parent.current] : parent.current.children) observer.observe(each);
    return () => observer.disconnect();
  }, [unit]);
  return parent;
}
