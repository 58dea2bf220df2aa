/**
 * Copies from `theme.css`: `--ease-out`, and two of the `--transition-duration`s in milliseconds.
 * `theme-values.test.ts` compares them.
 */
export const easeOut = 'cubic-bezier(0.22, 0.61, 0.36, 1)';
export const quickMs = 300;
export const calmMs = 600;

export function getReducedMotionQuery(): MediaQueryList {
  return window.matchMedia('(prefers-reduced-motion: reduce)');
}
