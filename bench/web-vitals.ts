/** What the page itself has seen of its performance; all times in milliseconds since the navigation began. */
export interface Seen {
  readonly fcp: number;
  readonly lcp: number;
  readonly lcpElement: string;
  readonly cls: number;
  /** When the script had taken over; 0 where there is none. */
  readonly ready: number;
  /** The slowest answer to a tap or key, from the event to the next paint. */
  readonly inp: number;
}

declare global {
  interface Window {
    benchSeen: { -readonly [Name in keyof Seen]: Seen[Name] };
  }
}

/** Runs in the page before everything else: notes down what happens in `window.benchSeen`. */
export function observe(): void {
  const seen = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, ready: 0, inp: 0 };
  window.benchSeen = seen;
  const on = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  };
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    const { element, startTime } = entry as PerformanceEntry & { element?: Element };
    seen.lcp = startTime;
    seen.lcpElement = element?.tagName.toLowerCase() ?? '';
  });
  on('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) seen.cls += value;
  });
  on(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId !== 0) seen.inp = Math.max(seen.inp, duration);
    },
    { durationThreshold: 16 },
  );
  new MutationObserver(() => {
    if (seen.ready === 0 && document.documentElement.hasAttribute('data-ready')) seen.ready = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
}
