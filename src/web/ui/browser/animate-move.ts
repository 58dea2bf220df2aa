import { easing, quickMs } from './motion.ts';
import { reducedMotion } from './reduced-motion.ts';

/** Moves an element to its new place from where it was. */
export function animateMove(element: HTMLElement, from: string, to: string): void {
  if (reducedMotion().matches) return;
  element.animate([{ transform: from }, { transform: to }], {
    duration: quickMs,
    easing,
  });
}
