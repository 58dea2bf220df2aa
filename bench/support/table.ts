import { readFileSync, writeFileSync } from 'node:fs';
import type { Result } from './result.ts';

const file = 'bench/RESULTS.md';

export function writeTable(title: string, results: readonly Result[], heading: string): void {
  const text = readFileSync(file, 'utf8');
  const start = `<!-- bench: ${title} -->`;
  const end = `<!-- end: ${title} -->`;
  if (!text.includes(start)) throw new Error(`${file} has no markers for ${title}: ${start} ... ${end}`);
  const before = text.slice(0, text.indexOf(start));
  const after = text.slice(text.indexOf(end));
  writeFileSync(file, `${before}${start}\n\n${heading}\n\n${formatTable(results)}\n\n${after}`);
}

export function formatTable(results: readonly Result[]): string {
  const lines = results.map(({ what, measurement, target, isMet }) => {
    const verdict = isMet === undefined ? '' : isMet ? 'met' : '**missed**';
    return `| ${what} | ${measurement} | ${target} | ${verdict} |`;
  });
  return ['| | measurement | target | |', '|---|---|---|---|', ...lines].join('\n');
}
