const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for less motion. Call it in the browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}

/** Calls back now and at every change while less motion is asked for; returns what stops it. */
export function onReducedMotion(callback: () => void): () => void {
  const preference = window.matchMedia(query);
  const check = () => {
    if (preference.matches) callback();
  };
  check();
  preference.addEventListener('change', check);
  return () => preference.removeEventListener('change', check);
}
