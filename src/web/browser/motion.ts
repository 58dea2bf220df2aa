/**
 * As in `theme.css`, which `theme-values.test.ts` compares: `--ease-out`, and two of `--transition-duration` in
 * milliseconds.
 */
export const easing = 'cubic-bezier(0.22, 0.61, 0.36, 1)';
export const quickMs = 300;
export const calmMs = 600;

/** Only in the browser: prerendering has no `matchMedia`. */
export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
