/** `npm run test:mutation [-- domain cart]`: changes the code in thousands of small ways and counts those that a test notices. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { areas, type Area } from './mutation-areas.ts';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const folder = 'mutation-report';
/** Percent of the mutants of each area. */
const leastScore = 85;

/** Tests the mutants of an area, those that changed since the last run; writes `mutation-report/<area>.html`. */
async function runArea(name: string, { mutate, tests, isIsolated }: Area): Promise<readonly Mutant[]> {
  process.env.MUTATION_TESTS = tests.join();
  process.env.MUTATION_ISOLATED = String(isIsolated);
  const stryker = new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation.config.ts', related: false },
    // Stryker would rewrite it with a parser that TypeScript 7 no longer has.
    tsconfigFile: 'none',
    coverageAnalysis: 'perTest',
    // Each mutant of what runs once, at the import, would take all tests of its area.
    ignoreStatic: true,
    mutate: [...mutate, '!src/**/*.test.ts', '!src/**/*.test.tsx'],
    concurrency: 2,
    ignorePatterns: ['/dist', '/data', '/test-results', '/imagery', `/${folder}`],
    incremental: true,
    incrementalFile: `${folder}/${name}-incremental.json`,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `${folder}/${name}.html` },
  });
  return stryker.runMutationTest();
}

interface Count {
  readonly killed: number;
  readonly survived: number;
  readonly uncovered: number;
}

function countOf(mutants: readonly Mutant[]): Count {
  const count = (...statuses: readonly string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return { killed: count('Killed', 'Timeout'), survived: count('Survived'), uncovered: count('NoCoverage') };
}

function scoreOf({ killed, survived, uncovered }: Count): number {
  return (100 * killed) / Math.max(1, killed + survived + uncovered);
}

/** One line of the table. */
function formatLine(name: string, count: Count): string {
  const { killed, survived, uncovered } = count;
  const numbers = [killed + survived + uncovered, killed, survived, uncovered, `${scoreOf(count).toFixed(1)} %`];
  return `| ${name} | ${numbers.join(' | ')} |`;
}

/** A table with a line for each folder. */
function formatTable(mutants: readonly Mutant[]): string {
  const byFolder = Map.groupBy(mutants, ({ fileName }) => dirname(fileName.replace(`${process.cwd()}/`, '')));
  const lines = [...byFolder].map(([name, inFolder]) => formatLine(name, countOf(inFolder))).toSorted();
  const head = ['| folder | mutants | killed | survived | not covered | score |', '| - | -: | -: | -: | -: | -: |'];
  return [...head, ...lines, formatLine('all', countOf(mutants))].join('\n');
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in areas));
if (unknown.length > 0) throw new Error(`no area ${unknown.join()}; there are ${Object.keys(areas).join()}`);
mkdirSync(folder, { recursive: true });
const all: Mutant[] = [];
for (const [name, area] of Object.entries(areas)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const mutants = await runArea(name, area);
  if (scoreOf(countOf(mutants)) < leastScore) process.exitCode = 1;
  all.push(...mutants);
}
const table = formatTable(all);
writeFileSync(`${folder}/table.md`, `${table}\n`);
console.log(table);
