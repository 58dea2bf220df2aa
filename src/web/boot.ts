/**
 * Entry script. Asks for the other scripts at once: they arrive a round trip later, when the fonts and the first picture are
 * there. Runs them after that picture and the first paint; earlier on the first interaction, and after 4 s at the latest.
 */
const timeoutMs = 4000;
const interactionEvents = ['pointerdown', 'keydown', 'focusin'] as const;

const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset['files']?.split(' ') ?? [];

/**
 * Whether the browser has the newest of what styles and scripts cannot do without. An older one keeps the prerendered
 * page, with links that work: a script that fails half-way would empty it.
 */
const isSupported = 'toSpliced' in Array.prototype && CSS.supports('selector(:has(a))') && CSS.supports('selector(&)');

const root = document.documentElement;

/** Ends what `ui/base.css` leaves for after the first paint. A hydrated page has nothing left: the attribute would only restyle it. */
function showWholePage(): void {
  if (!root.hasAttribute('data-ready')) root.setAttribute('data-whole', '');
}

/** Fetches what the page needs, in the order in which it is needed. */
function fetchFiles(): void {
  for (const href of files) {
    const link = document.createElement('link');
    const kind = isScript(href) ? { rel: 'modulepreload' } : { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' };
    document.head.append(Object.assign(link, kind, { href }));
  }
}

const isScript = (file: string) => file.endsWith('.js');

let isRunning = false;

function runScripts(): void {
  // The module loader would return the same modules again, but that costs the first tap some milliseconds.
  if (isRunning) return;
  isRunning = true;
  for (const file of files.filter(isScript)) void import(/* @vite-ignore */ file);
}

/** On a fast network all has loaded before anything is painted. */
function runScriptsAfterPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    if (!picture || picture.complete) runScripts();
    else for (const type of ['load', 'error']) picture.addEventListener(type, runScripts, { once: true });
  }).observe({ type: 'paint', buffered: true });
}

// A page that is scrolled on arrival has its full height before that.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate' || location.hash !== '') showWholePage();
for (const type of interactionEvents) document.addEventListener(type, showWholePage, { once: true, passive: true });

if (isSupported) {
  // An order page with a type looks different on a phone; shown so from the start, nothing moves when it is hydrated.
  if (/[?&]type=/.test(location.search)) root.setAttribute('data-order-type', '');
  fetchFiles();
  runScriptsAfterPaint();
  setTimeout(runScripts, timeoutMs);
  for (const type of interactionEvents) document.addEventListener(type, runScripts, { once: true, passive: true });
}
