/**
 * `npm test`: runs all checks and prints how many passed and failed. `npm run test:full` tests all combinations of
 * pages, widths, text sizes and languages, `npm test` only the trouble spots that each file lists
 * (`tests/e2e/support/matrix.ts`).
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Variables } from '#scripts/support/run-process.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { choosePlaywrightPorts } from './choose-playwright-ports.ts';
import { withDatabases } from './databases/with-databases.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { installFirefoxAndWebkit } from './firefox-and-webkit.ts';
import { readPlaywrightReport, readVitestReport, type TestCount } from './reports.ts';
import { buildCommand } from './run-after-build.ts';
import { runTestSteps, type Step } from './run-test-steps.ts';

const results = 'test-results';

await runScript(async () => {
  const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
  const matrix: Variables = values.full ? { TEST_MATRIX: 'full' } : {};
  ensureTestTools();
  const hasFirefoxAndWebkit = installFirefoxAndWebkit();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  return withDatabases(async (databases) => {
    const counts: TestCount[] = [];
    for (const steps of await listStages(databases, matrix, hasFirefoxAndWebkit)) {
      counts.push(...(await runTestSteps(steps)));
    }
    return printTotals(counts);
  });
});

function createVitestReport(file: string): { readonly args: readonly string[]; readonly readCount: () => TestCount } {
  return {
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/${file}`],
    readCount: () => readVitestReport(`${results}/${file}`),
  };
}

/** The steps of a stage run at the same time, to keep two cores busy. */
async function listStages(
  databases: Variables,
  matrix: Variables,
  hasFirefoxAndWebkit: boolean,
): Promise<readonly (readonly Step[])[]> {
  const unitReport = createVitestReport('unit.json');
  const browsersReport = createVitestReport('browsers.json');
  return [
    [
      { name: 'Format', program: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
      { name: 'Types', program: 'npm', args: ['run', '--silent', 'typecheck'] },
      { name: 'Lint', program: 'oxlint', args: [] },
      { name: 'Build', ...buildCommand },
    ],
    [
      {
        name: 'Unit and integration tests, on both engines',
        program: 'vitest',
        args: ['run', ...unitReport.args],
        env: databases,
        readCount: unitReport.readCount,
      },
    ],
    [
      {
        name: 'Browser tests on the production build',
        program: 'playwright',
        args: ['test'],
        env: { ...matrix, ...(await choosePlaywrightPorts()) },
        readCount: () => readPlaywrightReport(`${results}/e2e.json`),
      },
    ],
    hasFirefoxAndWebkit
      ? [
          {
            name: 'Firefox and WebKit on the production build',
            program: 'vitest',
            args: ['run', '--config', 'tests/browsers.config.ts', ...browsersReport.args],
            env: matrix,
            readCount: browsersReport.readCount,
          },
        ]
      : [],
  ];
}

function printTotals(counts: readonly TestCount[]): boolean {
  const sumCounts = (key: 'passedCount' | 'failedCount') => counts.reduce((sum, count) => sum + count[key], 0);
  const failures = counts.flatMap((count) => count.failures);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
  console.log(`\n${sumCounts('passedCount')} passed, ${sumCounts('failedCount')} failed`);
  return sumCounts('failedCount') === 0;
}
