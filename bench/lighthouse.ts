import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { kinds } from './load.ts';
import type { Part, Row } from './result.ts';
import { firstPort, scratch, startSite } from './servers.ts';

const execute = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
}

/** Lighthouse's four marks for each kind of page, on a phone and on a desk. */
export const lighthouse: Part = {
  title: 'Lighthouse',
  measure: async () => {
    const site = await startSite(firstPort);
    try {
      const rows: Row[] = [];
      for (const [kind, path] of Object.entries(kinds)) {
        for (const form of ['mobile', 'desktop'] as const)
          rows.push(await mark(`${kind}, ${form}`, site.url + path, form));
      }
      return rows;
    } finally {
      await site.stop();
    }
  },
};

/** Now and then Lighthouse misses the start of its own trace, and asks to be run again. */
const tries = 3;

async function mark(what: string, url: string, form: 'mobile' | 'desktop'): Promise<Row> {
  for (let left = tries - 1; ; left--) {
    try {
      return await markOnce(what, url, form);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function markOnce(what: string, url: string, form: 'mobile' | 'desktop'): Promise<Row> {
  const file = join(scratch(), 'report.json');
  const flags = '--headless --no-sandbox --disable-gpu --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"';
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
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' } },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const scores = categories.map((name) => Math.round((report.categories[name].score ?? 0) * 100));
  return {
    what,
    measured: scores.join(', '),
    target: '100, 100, 100, 100',
    met: scores.every((score) => score === 100),
  };
}
