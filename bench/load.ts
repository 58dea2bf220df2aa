import type { Browser, CDPSession } from '@playwright/test';
import { launch, visit, waitUntilHydrated } from './browser.ts';
import { kinds } from './kinds.ts';
import { kB, ms, ratio, toResult, type Part, type Result } from './result.ts';
import { librariesAlone } from './script.ts';
import { firstPort, startBaseline, startSite, withoutScripts, withScript } from './start-servers.ts';
import { interleaved, median } from './stats.ts';
import { blockingTime, recordWebVitals, type WebVitals } from './web-vitals.ts';

/** Milliseconds after hydration during which late requests and layout shifts still count. */
const quietMs = 1500;

interface Loaded extends WebVitals {
  /** Transferred bytes of response bodies, by the browser's resource type. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly film: number;
  readonly tbt: number;
}

/** How fast each kind of page loads, against the same page without scripts from the same server. */
export const load: Part = {
  title: 'Load',
  measure: async (rounds) => {
    const site = await startSite(firstPort);
    const paths = Object.values(kinds);
    const plain = await startBaseline(firstPort + 1, withoutScripts(paths));
    const libraries = await startBaseline(firstPort + 2, withScript(paths, await librariesAlone()));
    const browser = await launch();
    const rows: Result[] = [];
    try {
      for (const [kind, path] of Object.entries(kinds)) rows.push(...(await measureKind(browser, kind, path, rounds)));
      rows.push(await filmUnderReducedMotion(browser));
    } finally {
      await browser.close();
      await Promise.all([site.stop(), plain.stop(), libraries.stop()]);
    }
    return rows;

    async function measureKind(on: Browser, kind: string, path: string, times: number): Promise<Result[]> {
      const runs = await interleaved(times, {
        site: () => loadOnce(on, site.url + path, true),
        plain: () => loadOnce(on, plain.url + path, false),
        libraries: () => loadOnce(on, libraries.url + path, true),
      });
      const of = (name: 'lcp' | 'tbt' | 'cls' | 'ready') => median(runs.site.map((run) => run[name]));
      const share = of('lcp') / median(runs.plain.map(({ lcp }) => lcp));
      const plainTbt = median(runs.plain.map(({ tbt }) => tbt));
      const script = median(runs.site.map(({ bytes }) => bytes['Script'] ?? 0));
      const whole = median(runs.site.map(({ bytes }) => Object.values(bytes).reduce((sum, size) => sum + size, 0)));
      const element = runs.site[0]?.lcpElement ?? '';
      return [
        toResult(`${kind}: LCP against the page without scripts (${ms(of('lcp'))}, ${element})`, share, 1.05, ratio),
        toResult(`${kind}: total blocking time (without scripts ${ms(plainTbt)})`, of('tbt'), 60, ms),
        toResult(`${kind}: layout shift`, of('cls'), 0.004, (value) => value.toFixed(3)),
        toResult(`${kind}: script`, script, 80_000, kB),
        toResult(`${kind}: page without film`, whole, 350_000, kB),
        toResult(`${kind}: ready for input`, of('ready'), 1600, ms),
        {
          what: `${kind}: ready with React and its router alone`,
          measured: ms(median(runs.libraries.map(({ ready }) => ready))),
          target: '',
          isMet: undefined,
        },
      ];
    }
  },
};

async function loadOnce(browser: Browser, url: string, hasScript: boolean, reducedMotion = false): Promise<Loaded> {
  const { page, context, session } = await visit(browser, { isSlowLink: true, reducedMotion });
  const { bytes, film } = countBytes(session);
  await page.addInitScript(recordWebVitals);
  await page.goto(url, { waitUntil: 'load' });
  if (hasScript) await waitUntilHydrated(page);
  await page.waitForTimeout(quietMs);
  const vitals = await page.evaluate(() => window.benchVitals);
  await context.close();
  return { ...vitals, bytes, film: film.bytes, tbt: blockingTime(vitals) };
}

function countBytes(session: CDPSession) {
  const bytes: Record<string, number> = {};
  const film = { bytes: 0 };
  const requests = new Map<string, { kind: string; headers: number; isFilm: boolean }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isFilm = response.mimeType.startsWith('video/');
    requests.set(requestId, { kind: type, headers: response.encodedDataLength, isFilm });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    const size = Math.max(0, encodedDataLength - request.headers);
    if (request.isFilm) film.bytes += size;
    else bytes[request.kind] = (bytes[request.kind] ?? 0) + size;
  });
  return { bytes, film };
}

async function filmUnderReducedMotion(browser: Browser): Promise<Result> {
  const { film } = await loadOnce(browser, `http://127.0.0.1:${firstPort}/`, true, true);
  return toResult('home: film downloaded under reduced motion', film, 0, kB);
}
