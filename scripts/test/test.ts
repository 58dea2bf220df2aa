/** `npm test`: runs all checks and prints how many passed and failed. */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureTestTools } from './ensure-test-tools.ts';
import { freePort } from './free-port.ts';
import { hasOtherBrowsers } from './other-browsers.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';
import { readPlaywrightReport, readVitestReport, type TestCount } from './reports.ts';
import { run } from './run.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly readCount?: () => TestCount;
}

const results = 'test-results';

/** A failed step counts as one failure at least, even without a readable report. */
function runStep({ name, command, args, env, readCount }: Step): TestCount {
  console.log(`\n== ${name}`);
  const succeeded = run(command, args, env);
  const failedStep = { passed: 0, failed: 1, failures: [`${name}: see above`] };
  if (!readCount) return succeeded ? { passed: 1, failed: 0, failures: [] } : failedStep;
  try {
    const count = readCount();
    if (succeeded || count.failed > 0) return count;
    return { ...failedStep, passed: count.passed, failures: [...count.failures, ...failedStep.failures] };
  } catch {
    return failedStep;
  }
}

function reportOf(file: string): { args: readonly string[]; readCount: () => TestCount } {
  return {
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/${file}`],
    readCount: () => readVitestReport(`${results}/${file}`),
  };
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
    readCount: () => readPlaywrightReport(`${results}/e2e.json`),
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
  const total = (kind: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[kind], 0);
  const failures = counts.flatMap((count) => count.failures);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
} finally {
  await pgBouncer.stop();
  await postgres.stop();
}
