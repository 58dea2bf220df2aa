import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '#scripts/chromium.ts';
import { kinds } from './load.ts';
import type { Part, Result } from './result.ts';
import { firstPort, scratch, startSite } from './start-servers.ts';

const execute = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
}

/** Lighthouse's five scores for each kind of page, mobile and desktop. */
export const lighthouse: Part = {
  title: 'Lighthouse',
  measure: async () => {
    const site = await startSite(firstPort);
    try {
      const rows: Result[] = [];
      for (const [kind, path] of Object.entries(kinds)) {
        for (const form of ['mobile', 'desktop'] as const)
          rows.push(await scorePage(`${kind}, ${form}`, site.url + path, form));
      }
      return rows;
    } finally {
      await site.stop();
    }
  },
};

/** Lighthouse sometimes misses the start of its own trace and asks to be run again. */
const maxAttempts = 3;

async function scorePage(what: string, url: string, form: 'mobile' | 'desktop'): Promise<Result> {
  for (let retriesLeft = maxAttempts - 1; ; retriesLeft--) {
    try {
      return await scorePageOnce(what, url, form);
    } catch (error) {
      if (retriesLeft === 0) throw error;
    }
  }
}

async function scorePageOnce(what: string, url: string, form: 'mobile' | 'desktop'): Promise<Result> {
  const file = join(scratch(), 'report.json');
  const flags =
    '--headless --no-sandbox --disable-gpu --enable-blink-features=WebMCP --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"';
  await execute(
    'lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags}`,
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath } },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const scores = categories.map((name) => Math.round((report.categories[name].score ?? 0) * 100));
  return {
    what,
    measured: scores.join(', '),
    target: categories.map(() => 100).join(', '),
    isMet: scores.every((score) => score === 100),
  };
}
