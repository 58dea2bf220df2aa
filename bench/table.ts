import { readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './result.ts';

const file = 'bench/RESULTS.md';

export interface Result {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Puts the result of a part in the place of its old table in bench/RESULTS.md; leaves the rest alone. */
export function writeTable({ title, rows }: Result, heading: string): void {
  const text = readFileSync(file, 'utf8');
  const start = `<!-- bench: ${title} -->`;
  const end = `<!-- end: ${title} -->`;
  if (!text.includes(start)) throw new Error(`${file} has no place for ${title}: ${start} ... ${end}`);
  const before = text.slice(0, text.indexOf(start));
  const after = text.slice(text.indexOf(end));
  writeFileSync(file, `${before}${start}\n\n${heading}\n\n${table(rows)}\n\n${after}`);
}

/** The rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, measured, target, met }) => {
    const verdict = met === undefined ? '' : met ? 'met' : '**missed**';
    return `| ${what} | ${measured} | ${target} | ${verdict} |`;
  });
  return ['| | measured | target | |', '|---|---|---|---|', ...lines].join('\n');
}
