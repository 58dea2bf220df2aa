import { useEffect, useRef, type RefObject } from 'react';

const rise: Keyframe[] = [
  { opacity: 0, transform: 'translateY(24px)' },
  { opacity: 1, transform: 'none' },
];
/** Length of one child's rise and the wait between two, in milliseconds (spec section 9). */
const duration = 600;
const stagger = 100;

/**
 * Lets the children of an element rise in one after the other, once, when they are first seen. What is in view while the
 * page loads stands still, and so does everything under reduced motion: nothing is ever hidden.
 */
export function useRise<Parent extends HTMLElement>(): RefObject<Parent | null> {
  const parent = useRef<Parent>(null);
  useEffect(() => {
    if (!parent.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let first = true;
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter((entry) => entry.isIntersecting);
      for (const [index, { target }] of seen.entries()) {
        observer.unobserve(target);
        if (!first) target.animate(rise, { duration, delay: index * stagger, easing: 'ease-out', fill: 'backwards' });
      }
      first = false;
    });
    for (const child of parent.current.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return parent;
}
