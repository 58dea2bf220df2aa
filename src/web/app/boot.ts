/**
 * Entry script. Loads the other scripts after the main picture or the whole page has arrived and been painted, so that
 * they do not compete with the picture. The first input, or 4 seconds, loads them sooner.
 */
import './early-press.ts';

const loadTimeoutMs = 4000;
const interactionEvents = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;

const { documentElement } = document;
const scripts = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts?.split(' ') ?? [];

/**
 * Whether this browser has the newest features that styles and scripts need. An older one keeps the prerendered page,
 * whose links work: a script that failed half-way would empty that page.
 */
const isSupported =
  'toSpliced' in Array.prototype &&
  'CSSPropertyRule' in window &&
  CSS.supports('selector(:has(a))') &&
  CSS.supports('selector(&)');

/** May run several times, because `import` runs each script only once. */
function loadScripts(): void {
  for (const script of scripts) void import(/* @vite-ignore */ script);
}

function loadScriptsAfterPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    loadScripts();
  }).observe({ type: 'paint', buffered: true });
}

if (isSupported) {
  // For the layout of the order page on a phone (docs/browser.md).
  if (/[?&]type=/.test(location.search)) documentElement.setAttribute('data-type-in-url', '');
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture?.complete || document.readyState === 'complete') loadScriptsAfterPaint();
  else {
    for (const target of [picture, window]) target?.addEventListener('load', loadScriptsAfterPaint, { once: true });
    setTimeout(loadScripts, loadTimeoutMs);
    for (const type of interactionEvents) document.addEventListener(type, loadScripts, { once: true, passive: true });
  }
}
