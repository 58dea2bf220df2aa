/** `npm test`: runs all checks and prints how many passed and failed. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureTestTools } from './ensure-test-tools.ts';
import { freePort } from './free-port.ts';
import { hasOtherBrowsers } from './other-browsers.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';
import { run } from './run.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads how many tests passed and failed; without it the step counts as one test. */
  readonly readCount?: () => Count;
}

const results = 'test-results';

/** Runs one step. A failed step counts at least one failure, even if the runner wrote no readable report. */
function runStep({ name, command, args, env, readCount }: Step): Count {
  console.log(`\n== ${name}`);
  const succeeded = run(command, args, env);
  if (!readCount) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  try {
    const { passed, failed } = readCount();
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const readReport = (file: string): unknown => JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));

/** Arguments that make Vitest write a report, and the function that reads it. */
function reportOf(file: string): { args: readonly string[]; readCount: () => Count } {
  return {
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/${file}`],
    readCount: () => {
      const report = readReport(file) as { numPassedTests: number; numFailedTests: number };
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  };
}

function readPlaywrightCount(): Count {
  const { stats } = readReport('e2e.json') as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const unit = reportOf('unit.json');
const browsers = reportOf('browsers.json');
ensureTestTools();
const canWalkElsewhere = hasOtherBrowsers();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const postgres = await startPostgres();
const pgBouncer = await startPgBouncer(postgres.url);
const steps: readonly Step[] = [
  { name: 'Types', command: 'tsc', args: ['-p', '.'] },
  { name: 'Lint', command: 'oxlint', args: [] },
  { name: 'Format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  {
    name: 'Unit tests, and the API on both engines',
    command: 'vitest',
    args: ['run', ...unit.args],
    env: { TEST_POSTGRES_URL: postgres.url, TEST_PGBOUNCER_URL: pgBouncer.url },
    readCount: unit.readCount,
  },
  { name: 'Build', command: 'node', args: ['scripts/build/build.ts'] },
  {
    name: 'Browser tests on the production build',
    command: 'playwright',
    args: ['test'],
    env: { E2E_PORT: String(await freePort()) },
    readCount: readPlaywrightCount,
  },
  ...(canWalkElsewhere
    ? [
        {
          name: 'Firefox and WebKit on the production build',
          command: 'vitest',
          args: ['run', '--config', 'tests/browsers.config.ts', ...browsers.args],
          readCount: browsers.readCount,
        },
      ]
    : []),
];
try {
  const counts = steps.map(runStep);
  const total = (kind: keyof Count) => counts.reduce((sum, count) => sum + count[kind], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
} finally {
  await pgBouncer.stop();
  await postgres.stop();
}
