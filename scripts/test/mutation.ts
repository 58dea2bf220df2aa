/**
 * `npm run test:mutation [-- domain cart]`: changes the code in thousands of small ways and counts what the tests
 * notice.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runProcess } from '#scripts/support/run-process.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { startPostgres } from './databases/postgres.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { areas, findPatternWithoutFile, type Area } from './mutation-areas.ts';
import { computeScore, formatTable, readMutants, type Mutant } from './mutation-table.ts';
import { withReviews } from './with-reviews.ts';

const folder = 'mutation-report';
const stryker = 'tests/mutation/node_modules/.bin/stryker';
const vitestConfig = 'tests/mutation/vitest.config.ts';
const minScore = 85;
/** Stryker takes a mutant for an endless loop if its tests run 1.5 times as long as usual and this time longer. */
const loopTimeoutMs = 40_000;

await runScript(async () => {
  const chosen = parseArgs({ allowPositionals: true }).positionals;
  const unknown = chosen.filter((name) => !(name in areas));
  if (unknown.length > 0) throw new Error(`no area ${unknown.join()}; there are ${Object.keys(areas).join()}`);
  const stale = findPatternWithoutFile(Object.values(areas));
  if (stale !== undefined) throw new Error(`scripts/test/mutation-areas.ts: no file is named ${stale}`);
  ensureTestTools('mutation');
  mkdirSync(folder, { recursive: true });
  const postgres = await startPostgres();
  // These tests create a thousand databases and do not judge durability.
  await postgres.configure('fsync = off');
  const all: Mutant[] = [];
  const scores: number[] = [];
  try {
    for (const [name, area] of Object.entries(areas)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      const mutants = await runArea(name, area, postgres.url);
      scores.push(computeScore(mutants));
      all.push(...mutants);
    }
  } finally {
    await postgres.stop();
  }
  const table = formatTable(all);
  writeFileSync(`${folder}/table.md`, `${table}\n`);
  console.log(table);
  return scores.every((score) => score >= minScore);
});

async function runArea(name: string, area: Area, postgresUrl: string): Promise<readonly Mutant[]> {
  const [configFile, report] = [`${folder}/${name}-config.json`, `${folder}/${name}.json`];
  const config = {
    ...(area.hasOwnProcesses
      ? { testRunner: 'command', commandRunner: { command: `vitest run --bail 1 --config ${vitestConfig}` } }
      : { testRunner: 'vitest', vitest: { configFile: vitestConfig, related: false }, coverageAnalysis: 'perTest' }),
    // Otherwise Stryker rewrites tsconfig.json by an API that TypeScript 7 has dropped.
    tsconfigFile: 'none',
    // For a mutant of code that runs once, at the import, Stryker must run all tests of the area.
    ignoreStatic: !area.mutatesConstants && !area.hasOwnProcesses,
    mutate: [...area.mutate, '!src/**/*.test.ts', '!src/**/*.test.tsx'],
    concurrency: 2,
    timeoutMS: loopTimeoutMs,
    ignorePatterns: ['/dist', '/data', '/test-results', '/imagery', `/${folder}`],
    incremental: true,
    incrementalFile: `${folder}/${name}-incremental.json`,
    reporters: ['progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `${folder}/${name}.html` },
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
  };
  writeFileSync(configFile, JSON.stringify(config));
  const env = {
    MUTATION_TESTS: area.tests.join(),
    MUTATION_ISOLATED: String(area.isIsolated ?? false),
    MUTATION_TEST_TIMEOUT: String(area.testTimeoutMs),
    TEST_POSTGRES_URL: area.needsPostgres ? postgresUrl : '',
  };
  const hasPassed = await runProcess(withReviews({ program: stryker, args: ['run', configFile], env }));
  if (!hasPassed) throw new Error(`Stryker failed in the area ${name}`);
  return readMutants(report);
}
