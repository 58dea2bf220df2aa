import { easeOut, quickMs, reducedMotion } from './motion.ts';

export function animateMove(element: HTMLElement, from: string, to: string): void {
  if (reducedMotion().matches) return;
  element.animate([{ transform: from }, { transform: to }], {
    duration: quickMs,
    easing: easeOut,
  });
}
