/** The visitor's preference for reduced motion: `matches`, and a `change` event. Call it in the browser only. */
export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
