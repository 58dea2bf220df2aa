/**
 * `fcp`, `lcp`, `ready` and the starts of long tasks are milliseconds since the start of the navigation; `inp` is the
 * milliseconds that the slowest event took. A long task takes at least 50 ms.
 */
export interface WebVitals {
  readonly fcp: number;
  readonly lcp: number;
  readonly lcpElement: string;
  readonly cls: number;
  readonly ready: number;
  readonly inp: number;
  readonly longTasks: [start: number, duration: number][];
}

declare global {
  interface Window {
    benchVitals: { -readonly [Name in keyof WebVitals]: WebVitals[Name] };
  }
}

/** Runs in the page, before its scripts. */
export function recordWebVitals(): void {
  const vitals: Window['benchVitals'] = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, ready: 0, inp: 0, longTasks: [] };
  window.benchVitals = vitals;
  const observe = (type: string, record: (entry: PerformanceEntry) => void, options: object = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true, ...options });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, startTime } = entry as PerformanceEntry & { element?: Element };
    vitals.lcp = startTime;
    vitals.lcpElement = element?.tagName.toLowerCase() ?? '';
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) vitals.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => vitals.longTasks.push([startTime, duration]));
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId !== 0) vitals.inp = Math.max(vitals.inp, duration);
    },
    { durationThreshold: 16 },
  );
  new MutationObserver(() => {
    if (vitals.ready === 0 && document.documentElement.hasAttribute('data-ready')) vitals.ready = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] });
}

export function computeBlockingTime({ fcp, longTasks }: WebVitals): number {
  return longTasks.reduce((sum, [start, duration]) => {
    const afterPaint = start + duration - Math.max(start, fcp);
    return sum + Math.max(0, Math.min(duration - 50, afterPaint));
  }, 0);
}
