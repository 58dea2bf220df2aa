import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { startPostgres } from './postgres.ts';
import { ensureTestTools } from './ensure-test-tools.ts';
import { freePort } from './free-port.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const results = 'test-results';
const counts: Count[] = [];

/** Runs one step and takes its count; a step whose tests can't be counted has failed. */
function step(
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  count?: () => Count,
): void {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const good = status === 0;
  let counted = { passed: good ? 1 : 0, failed: good ? 0 : 1 };
  try {
    if (count) counted = count();
  } catch {
    counted = { passed: 0, failed: 1 };
  }
  if (!good && counted.failed === 0) counted = { ...counted, failed: 1 };
  counts.push(counted);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));

function unitCount(): Count {
  const { numPassedTests, numFailedTests } = readJson('unit.json') as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests };
}

function browserCount(): Count {
  const { stats } = readJson('e2e.json') as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

ensureTestTools();
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const postgres = await startPostgres();
try {
  step('Types', 'tsc', ['-p', '.']);
  step('Lint', 'oxlint', []);
  step('Format', 'prettier', ['--check', '--log-level', 'warn', '.']);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/unit.json`];
  step(
    'Unit tests, and the API on both engines',
    'vitest',
    ['run', ...reporters],
    { TEST_POSTGRES_URL: postgres.url },
    unitCount,
  );
  step('Build', 'node', ['scripts/build/build.ts']);
  step(
    'Browser tests on the production build',
    'playwright',
    ['test'],
    { E2E_PORT: String(await freePort()) },
    browserCount,
  );
} finally {
  await postgres.stop();
}

const total = (kind: keyof Count) => counts.reduce((sum, count) => sum + count[kind], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
