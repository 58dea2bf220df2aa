/**
 * `npm run test:filled-company`: the unit tests, and some of the built pages, with the facts and certificates of a
 * filled-in company.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runScript } from '#scripts/support/run-script.ts';
import { runTool } from '#scripts/support/run-tool.ts';
import { filledIn } from '#tests/filled-company/support/filled-in.ts';

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

const integration = [
  'content-security-policy',
  'deploy/privacy-build',
  'deploy/second-language',
  'deploy/server-process',
];

await runScript(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'filled-in-'));
  try {
    fillIn(folder);
    process.chdir(folder);
    return await testHere();
  } finally {
    process.chdir('/');
    rmSync(folder, { recursive: true, force: true });
  }
});

function fillIn(folder: string): void {
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  for (const name of linked) symlinkSync(resolve(name), join(folder, name));
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
async function testHere(): Promise<boolean> {
  const integrationFiles = integration.map((name) => `tests/integration/${name}.test.ts`);
  return (
    (await runTool({ command: 'vitest', args: ['run', '--reporter=dot', 'src', ...integrationFiles] })) &&
    (await runTool({ command: 'node', args: ['scripts/build/build.ts'] })) &&
    runTool({ command: 'vitest', args: ['run', '--config', 'tests/filled-company.config.ts'] })
  );
}
