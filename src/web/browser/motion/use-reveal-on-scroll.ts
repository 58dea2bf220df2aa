import { useEffect, useRef, type RefObject } from 'react';
import { calmMs, getReducedMotionQuery } from './motion.ts';

/** The keyframes do not fade, because somebody who scrolls fast would see pale pictures. */
const keyframes: Keyframe[] = [{ transform: 'translateY(24px)' }, { transform: 'none' }];
const staggerMs = 100;
const maxDelayMs = 300;

/**
 * Animates the children of an element, or with `self` the element itself, once, when they first scroll into view.
 * Children of one row follow one another. What is in view on load is not animated, and nothing is under reduced motion.
 */
export function useRevealOnScroll<Animated extends HTMLElement>(
  animated: 'children' | 'self' = 'children',
): RefObject<Animated | null> {
  const element = useRef<Animated>(null);
  useEffect(() => {
    if (!element.current || getReducedMotionQuery().matches) return undefined;
    let isFirst = true;
    const observer = new IntersectionObserver((entries) => {
      let rowTop: number | undefined;
      let delay = 0;
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        delay = boundingClientRect.top === rowTop ? Math.min(delay + staggerMs, maxDelayMs) : 0;
        rowTop = boundingClientRect.top;
        // This is CSS's own `ease-out`, not the `--ease-out` of the theme.
        if (!isFirst) target.animate(keyframes, { duration: calmMs, delay, easing: 'ease-out', fill: 'backwards' });
      }
      isFirst = false;
    });
    for (const each of animated === 'self' ? [element.current] : element.current.children) observer.observe(each);
    return () => observer.disconnect();
  }, [animated]);
  return element;
}
