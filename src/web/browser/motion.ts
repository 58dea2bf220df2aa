/** `--ease-out` of `theme.css`, as `theme-values.test.ts` checks. */
export const easing = 'cubic-bezier(0.22, 0.61, 0.36, 1)';
/** `--transition-duration-quick` of `theme.css`, in milliseconds. */
export const quickMs = 300;

/** Only in the browser: prerendering has no `matchMedia`. */
export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
