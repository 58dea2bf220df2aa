/**
 * `npm run test:filled-company`: runs the unit tests, some integration tests, and tests of some built pages, with the
 * facts and certificates of a filled-in company.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import { runProcess } from '#scripts/support/run-process.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { filledIn } from '#tests/filled-company/support/filled-in.ts';

/** These are copied, because tests write into them or resolve paths from them. The rest of the repository is linked. */
const copiedNames = new Set([
  'src',
  'public',
  'scripts',
  'tests',
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
]);

const integrationTests = [
  'http/content-security-policy',
  'deploy/privacy-build',
  'deploy/second-language',
  'deploy/server-process',
];

await runScript(async () => {
  using folder = makeDisposableFolder('filled-in');
  copyFilledIn(folder.path);
  return await testIn(folder.path);
});

function copyFilledIn(folder: string): void {
  const tracked = execFileSync('git', ['ls-tree', '--name-only', 'HEAD'], { encoding: 'utf8' }).trimEnd().split('\n');
  for (const name of ['node_modules', ...tracked]) {
    if (copiedNames.has(name)) cpSync(name, join(folder, name), { recursive: true });
    else symlinkSync(resolve(name), join(folder, name));
  }
  for (const [name, from, to] of filledIn) {
    const file = join(folder, 'src/content', name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) {
      throw new Error(`src/content/${name} has no ${from}: tests/filled-company/support/filled-in.ts is out of date`);
    }
    writeFileSync(file, text.replace(from, to));
  }
  mkdirSync(join(folder, 'public/papers'), { recursive: true });
  writeFileSync(join(folder, 'public/papers/food-safety.pdf'), '%PDF-1.7\n%%EOF\n');
}

/** Runs without `withReviews`, which would switch on the reviews that this company has switched off. */
async function testIn(cwd: string): Promise<boolean> {
  const integrationFiles = integrationTests.map((name) => `tests/integration/${name}.test.ts`);
  const missingFile = integrationFiles.find((file) => !existsSync(file));
  if (missingFile !== undefined) throw new Error(`scripts/test/filled-company.ts: no file is named ${missingFile}`);
  return (
    (await runProcess({ program: 'vitest', args: ['run', '--reporter=dot', 'src', ...integrationFiles], cwd })) &&
    (await runProcess({ program: 'node', args: ['scripts/build/build.ts'], cwd })) &&
    runProcess({ program: 'vitest', args: ['run', '--config', 'tests/filled-company.config.ts'], cwd })
  );
}
