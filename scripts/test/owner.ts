/**
 * `npm run test:owner`: the unit tests, and some of the built pages, with the facts and certificates of a filled-in
 * company.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runScript } from '#scripts/run-script.ts';
import { filledIn } from '#tests/owner/support/fill-in.ts';

const copied = ['src', 'public', 'scripts', 'tests', 'package.json', 'package-lock.json', 'vitest.config.ts'];
const linked = [
  'node_modules',
  'media',
  'docs',
  'deploy',
  'bench',
  'bin',
  'README.md',
  'tsconfig.json',
  'tsconfig.es.json',
  '.env.example',
];

await runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'filled-in-'));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  for (const name of linked) symlinkSync(resolve(name), join(folder, name));
  for (const [name, from, to] of filledIn) {
    const file = join(folder, 'src/content', name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from))
      throw new Error(`src/content/${name} has no ${from}: tests/owner/support/fill-in.ts is out of date`);
    writeFileSync(file, text.replace(from, to));
  }
  mkdirSync(join(folder, 'public/papers'), { recursive: true });
  writeFileSync(join(folder, 'public/papers/food-safety.pdf'), '%PDF-1.7\n%%EOF\n');

  process.chdir(folder);
  const integration = [
    'content-security-policy',
    'deploy/privacy-build',
    'deploy/second-language',
    'deploy/server-process',
  ];
  const integrationFiles = integration.map((name) => `tests/integration/${name}.test.ts`);
  const hasPassed =
    runWithOwnSwitches('vitest', ['run', '--reporter=dot', 'src', ...integrationFiles]) &&
    runWithOwnSwitches('node', ['scripts/build/build.ts']) &&
    runWithOwnSwitches('vitest', ['run', '--config', 'tests/owner.config.ts']);
  process.chdir('/');
  rmSync(folder, { recursive: true, force: true });
  return hasPassed;
});

/** Runs a command with the environment as it is: `run` would switch on what this owner has switched off. */
function runWithOwnSwitches(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
