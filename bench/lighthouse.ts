import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '#scripts/support/chromium.ts';
import { computeMedian } from '#scripts/support/median.ts';
import { readJson } from '#scripts/support/read-json.ts';
import { pageKinds } from './support/page-kinds.ts';
import { combine, toResult, type BenchPart, type Result } from './support/result.ts';
import { startReviewWidgetServer } from './support/review-widget-server.ts';
import { makeScratchFolder } from './support/scratch-folder.ts';
import { firstPort, startSite } from './support/start-servers.ts';

const execute = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const leastPerformances = { mobile: 98, desktop: 100 } as const;

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
}

export const lighthouse: BenchPart = {
  title: 'Lighthouse',
  measure: async (rounds) => {
    const site = await startSite(firstPort);
    const widget = await startReviewWidgetServer(firstPort + 1);
    try {
      const results: Result[] = [];
      for (const [kind, path] of Object.entries(pageKinds)) {
        for (const formFactor of ['mobile', 'desktop'] as const) {
          const runs: (readonly number[])[] = [];
          while (runs.length < rounds) runs.push(await scorePage(site.url + path, formFactor, widget.hostRule));
          results.push(toPageResult(`${kind}, ${formFactor}`, runs, leastPerformances[formFactor]));
        }
      }
      return results;
    } finally {
      widget.stop();
      await site.stop();
    }
  },
};

function toPageResult(what: string, runs: readonly (readonly number[])[], leastPerformance: number): Result {
  const scores = categories.map((category, index) => {
    const least = category === 'performance' ? leastPerformance : 100;
    return toResult(category, computeMedian(runs.map((run) => run[index] ?? 0)), { atLeast: least, format: String });
  });
  return combine(what, scores);
}

/** Lighthouse sometimes misses the start of its trace and asks to be run again. */
const maxAttempts = 3;

async function scorePage(url: string, formFactor: 'mobile' | 'desktop', hostRule: string): Promise<readonly number[]> {
  for (let retriesLeft = maxAttempts - 1; ; retriesLeft--) {
    try {
      return await scorePageOnce(url, formFactor, hostRule);
    } catch (error) {
      if (retriesLeft === 0) throw error;
    }
  }
}

async function scorePageOnce(
  url: string,
  formFactor: 'mobile' | 'desktop',
  hostRule: string,
): Promise<readonly number[]> {
  const file = join(makeScratchFolder(), 'report.json');
  const flags = [
    '--headless --no-sandbox --disable-gpu --ignore-certificate-errors',
    `--host-resolver-rules="${hostRule}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"`,
  ];
  await execute(
    'lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
      ...(formFactor === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath } },
  );
  const report = readJson(file) as Report;
  return categories.map((name) => Math.round((report.categories[name].score ?? 0) * 100));
}
