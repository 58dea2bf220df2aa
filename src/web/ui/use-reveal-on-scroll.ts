import { useEffect, useRef, type RefObject } from 'react';
import { reducedMotion } from './reduced-motion.ts';

const keyframes: Keyframe[] = [
  { opacity: 0, transform: 'translateY(24px)' },
  { opacity: 1, transform: 'none' },
];
/** Duration of one child's animation and the delay between two children, in milliseconds. */
const duration = 600;
const stagger = 100;

/**
 * Animates the children of an element in one after the other, once, when they first scroll into view. Children in view
 * on load and visitors who prefer reduced motion get no animation; nothing is ever hidden.
 */
export function useRevealOnScroll<Parent extends HTMLElement>(): RefObject<Parent | null> {
  const parent = useRef<Parent>(null);
  useEffect(() => {
    if (!parent.current || reducedMotion().matches) return;
    let isFirst = true;
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter((entry) => entry.isIntersecting);
      for (const [index, { target }] of seen.entries()) {
        observer.unobserve(target);
        if (!isFirst)
          target.animate(keyframes, { duration, delay: index * stagger, easing: 'ease-out', fill: 'backwards' });
      }
      isFirst = false;
    });
    for (const child of parent.current.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return parent;
}
