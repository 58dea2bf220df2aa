/** Only in the browser: prerendering has no `matchMedia`. */
export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
