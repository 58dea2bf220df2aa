import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FactError } from '#content/company/fact-error.ts';
import { assertReviewsLoad, assertSiteLanguages } from '#content/company/parse-company.ts';
import { describeBuildError } from '#scripts/build/errors/describe-build-error.ts';
import { buildInChild } from '#scripts/build/versions/site-builds.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

let folder: string;

beforeEach(() => {
  folder = makeTestFolder('build', onTestFinished);
});
afterEach(() => vi.unstubAllEnvs());

function put(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const getUrl = (file: string) => pathToFileURL(resolve(file)).href;

async function describeMistakes(file: string): Promise<string[]> {
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, ssr: true, rolldownOptions: { input: file } },
  }).then(() => '', describeBuildError);
  const program = put(
    'program.ts',
    `import { describeBuildError } from ${JSON.stringify(getUrl('scripts/build/errors/describe-build-error.ts'))};
    await import(${JSON.stringify(getUrl(file))}).catch((error) =>
      process.send(describeBuildError(error), () => process.exit(1)));`,
  );
  const run = await buildInChild(folder, program).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
  return [bundled, run];
}

test('the site is built for production, whatever the start is for', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const program = put(
    'program.mjs',
    `import { writeFileSync } from 'node:fs';
    writeFileSync(process.argv[2] + '/out', process.env.NODE_ENV + process.execArgv.length);
    process.exit(0);`,
  );
  await buildInChild(folder, program);
  expect(readFileSync(join(folder, 'out'), 'utf8')).toBe('production0');
});

test.each([
  ["process.send('the reason', () => process.exit(1));", 'the reason'],
  ['process.exit(3);', 'the build ended by code 3'],
  ["process.kill(process.pid, 'SIGKILL');", 'the build ended by SIGKILL'],
])('a build that fails gives its reason: %s', async (code, reason) => {
  await expect(buildInChild(folder, put('program.mjs', code))).rejects.toThrow(new Error(reason));
});

test('a build by hand prints why it fails', () => {
  const { status, stderr } = spawnSync('node', ['scripts/build/build-child.ts', folder], {
    env: { ...process.env, REVIEWS: 'nevr' },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^src\/content\/company\.ts:\d+: REVIEWS must be visit, click or never, not "nevr"\n$/);
  expect(status).toBe(1);
});

test('a mistake in a source file is reported with the file and the line, in one line', async () => {
  const file = put('home.ts', "export const hero = {\n  title: 'Welcome',\n  alt: 'A bundle,\n};\n");
  const [bundled, run] = await describeMistakes(file);
  expect(bundled).toMatch(/^\S*home\.ts:3: Unterminated string$/);
  expect(run).toMatch(/^\S*home\.ts:3: a quotation mark or a comma is missing .* \(Unterminated string constant\)$/);
  expect(run).toContain(`${relative('.', file)}:3: `);
});

test('a text that does not exist is reported with the file that asks for it', async () => {
  put('words.ts', 'export const one = 1;');
  const file = put('page.ts', "import { two } from './words.ts';\nconsole.log(two);\n");
  const [bundled, run] = await describeMistakes(file);
  expect(bundled).toMatch(/^\S*page\.ts:1: .*two.*$/);
  expect(run).toMatch(/^\S*page\.ts:1: .*two.*$/);
});

test('a wrong fact is reported with the line that has it', () => {
  const [, before = ''] = /^([^]*\n) +phone:/.exec(readFileSync('src/content/company.ts', 'utf8')) ?? [];
  const line = before.split('\n').length;
  expect(describeBuildError(new FactError('company', 'phone:', 'phone must begin with +'))).toBe(
    `src/content/company.ts:${line}: phone must begin with +`,
  );
});

test('a wrong fact that no line has is reported with its file', () => {
  expect(describeBuildError(new FactError('company', 'postcode-none:', 'postcode is missing'))).toBe(
    'src/content/company.ts: postcode is missing',
  );
});

test.each([
  ['REVIEWS must be visit, click or never, not "nevr"', () => assertReviewsLoad('nevr')],
  ['siteLanguages names no language', () => assertSiteLanguages([])],
])('what stands outside the facts is reported with its line: %s', async (rule, check) => {
  const told = await Promise.resolve()
    .then(check)
    .then(() => '', describeBuildError);
  expect(told.replace(/:\d+:/, ':1:')).toBe(`src/content/company.ts:1: ${rule}`);
});

test.each([
  ["'It's here',", 'a quotation mark or a comma is missing here or in the line above'],
  ["'It’s here,", 'a quotation mark or a comma is missing here or in the line above'],
  ["'Here' 'there',", 'a quotation mark or a comma is missing here or in the line above'],
  ["[8,9] 'there',", 'a quotation mark or a comma is missing here or in the line above'],
  ['‘Here’,', "write the straight quotation mark '"],
  ["'Here’,", "write the straight quotation mark '"],
  ['6,288,', 'write a number with a point, such as 6.288'],
])('what to write is reported for: %s', async (mistyped, hint) => {
  const file = put('home.ts', `export const hero = {\n  title: ${mistyped}\n};\n`);
  const [, run = ''] = await describeMistakes(file);
  expect(run).toContain(`${relative('.', file)}:2: ${hint}`);
});

test('a line that an update changed too is reported with the marks that git leaves', async () => {
  const both = "<<<<<<< HEAD\n  title: 'a',\n=======\n  title: 'b',\n>>>>>>> 1a2b3c4\n";
  const file = put('home.ts', `export const hero = {\n${both}};\n`);
  const [, run = ''] = await describeMistakes(file);
  expect(run).toContain(`${relative('.', file)}:2: keep one of the two, without the lines <<<<<<<`);
});

test.each([
  [new Error('papers: certificate "A" (1): ended\nmore'), 'papers: certificate "A" (1): ended'],
  ['no error', 'no error'],
])('what else is thrown is reported by its first line: %s', (thrown, told) => {
  expect(describeBuildError(thrown)).toBe(told);
});
