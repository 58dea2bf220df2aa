/**
 * Entry script. Loads the other scripts after the first paint, when the main picture or else all has arrived, so that they don't
 * compete with them; earlier on the first interaction, and after 4 s at the latest.
 */
const loadTimeoutMs = 4000;
const interactionEvents = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;

const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset['files']?.split(' ') ?? [];

/**
 * Whether the browser has the newest of what styles and scripts cannot do without. An older one keeps the prerendered
 * page, with links that work: a script that fails half-way would empty it.
 */
const isSupported = 'toSpliced' in Array.prototype && CSS.supports('selector(:has(a))') && CSS.supports('selector(&)');

const root = document.documentElement;

/** Ends what `ui/base.css` leaves for after the first paint. Once: setting the attribute again could restyle the page. */
function showWholePage(): void {
  if (!root.hasAttribute('data-whole')) root.setAttribute('data-whole', '');
}

let isLoading = false;

function loadScripts(): void {
  // The module loader would return the same modules again, but that costs the first tap some milliseconds.
  if (isLoading) return;
  isLoading = true;
  // React makes errors when it is evaluated. Under a debugger V8 notes their lines, for which it parses React again: 100 ms of a slow phone.
  const { stackTraceLimit } = Error;
  Reflect.deleteProperty(Error, 'stackTraceLimit');
  const imports: Promise<unknown>[] = [];
  for (const file of files) {
    if (file.endsWith('.js')) imports.push(import(/* @vite-ignore */ file));
    else fetchAhead(file);
  }
  void Promise.allSettled(imports).then(() => Object.assign(Error, { stackTraceLimit }));
}

/** Fetches data that a script will ask for. */
function fetchAhead(href: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
}

/** On a fast network all has loaded before anything is painted. */
function loadScriptsAfterPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    loadScripts();
  }).observe({ type: 'paint', buffered: true });
}

// A page that is scrolled on arrival has its full height before that.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate' || location.hash !== '') showWholePage();
for (const type of interactionEvents) document.addEventListener(type, showWholePage, { once: true, passive: true });

if (isSupported) {
  // An order page with a type looks different on a phone; shown so from the start, nothing moves when it is hydrated.
  if (/[?&]type=/.test(location.search)) root.setAttribute('data-order-type', '');
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture?.complete || document.readyState === 'complete') loadScriptsAfterPaint();
  else {
    for (const target of [picture, window]) target?.addEventListener('load', loadScriptsAfterPaint, { once: true });
    setTimeout(loadScripts, loadTimeoutMs);
    for (const type of interactionEvents) document.addEventListener(type, loadScripts, { once: true, passive: true });
  }
}
