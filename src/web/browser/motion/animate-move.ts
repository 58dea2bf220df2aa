import { easeOut, getReducedMotionQuery, quickMs } from './motion.ts';

export function animateMove(element: HTMLElement, from: string, to: string): void {
  if (getReducedMotionQuery().matches) return;
  element.animate([{ transform: from }, { transform: to }], {
    duration: quickMs,
    easing: easeOut,
  });
}
