import { easing, quickMs, reducedMotion } from './motion.ts';

/** `from` and `to` are values of the CSS property `transform`. */
export function animateMove(element: HTMLElement, from: string, to: string): void {
  if (reducedMotion().matches) return;
  element.animate([{ transform: from }, { transform: to }], {
    duration: quickMs,
    easing,
  });
}
