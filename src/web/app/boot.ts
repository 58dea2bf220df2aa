/**
 * Entry script. Loads the other scripts when the main picture, or else all of the page, has arrived and something is
 * painted, so that they don't compete with it; at the first input before that, and after 4 s at the latest.
 */
import './early-press.ts';

const loadTimeoutMs = 4000;
const interactionEvents = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;

const root = document.documentElement;
const scripts = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files?.split(' ') ?? [];

/**
 * Whether this browser has the newest features that styles and scripts need. An older one keeps the prerendered page,
 * whose links work: a script that failed half-way would empty that page.
 */
const isSupported =
  'toSpliced' in Array.prototype &&
  'CSSPropertyRule' in window &&
  CSS.supports('selector(:has(a))') &&
  CSS.supports('selector(&)');

/** Called again it does nothing: a module is loaded once. */
function loadScripts(): void {
  for (const script of scripts) void import(/* @vite-ignore */ script);
}

/** Waits for the first paint: on a fast network the picture has arrived before it. */
function loadScriptsAfterPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    loadScripts();
  }).observe({ type: 'paint', buffered: true });
}

if (isSupported) {
  // On a phone, an order page with a type has another layout. Set before hydration, so that nothing moves.
  if (/[?&]type=/.test(location.search)) root.setAttribute('data-order-type', '');
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture?.complete || document.readyState === 'complete') loadScriptsAfterPaint();
  else {
    for (const target of [picture, window]) target?.addEventListener('load', loadScriptsAfterPaint, { once: true });
    setTimeout(loadScripts, loadTimeoutMs);
    for (const type of interactionEvents) document.addEventListener(type, loadScripts, { once: true, passive: true });
  }
}
