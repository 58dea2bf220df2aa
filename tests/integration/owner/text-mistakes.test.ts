import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { siteLanguages } from '#content/company.ts';
import { findTextMistake } from '#scripts/build/check/find-text-mistake.ts';
import { withErrorLocation } from '#scripts/build/errors/with-error-location.ts';
import { copyProject } from '#tests/support/copy-project.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

let folder: string;
beforeEach(() => {
  folder = makeTestFolder('texts', onTestFinished);
});

async function findMistake(text: string, other: string, name = 'home.ts'): Promise<string | undefined> {
  for (const [language, content] of [
    ['aa', text],
    ['bb', other],
  ] as const) {
    mkdirSync(join(folder, language, 'products'), { recursive: true });
    writeFileSync(join(folder, language, name), content);
  }
  const mistake = await findTextMistake('aa', folder);
  return mistake?.replaceAll(`${folder}/`, '');
}

function runStep(step: () => Promise<number>): Promise<number> {
  const [language = ''] = siteLanguages;
  return withErrorLocation(language, 'the page /about', step);
}

const composeHero = (title: string) => `export const first = { title: 'a' };
export const hero = {
  picture: {
    title: 'b',
  },
  title: ${title},
  points: [{ name: 'c' }, { name: 'd' }],
  count: (number: number) => \`\${number}\`,
} as const;
`;

test.each([
  ['5', 'a number'],
  ['{ a: 1 }', 'an object'],
  ["['a']", 'a list'],
  ["() => 'a'", 'a function'],
  ['true', 'true or false'],
  ['undefined', 'undefined'],
])('%s in place of a text is told with file, line, and what is meant', async (value, kind) => {
  expect(await findMistake(composeHero(value), composeHero("'e'"))).toBe(
    `aa/home.ts:6: hero.title is ${kind}, but a text in bb/home.ts`,
  );
});

test.each([
  ['points: [', 'points: 1, x: [', 'aa/products/1.ts:7: hero.points is a number, but a list'],
  ["{ name: 'd' }", '{ name: 1 }', 'aa/products/1.ts:7: hero.points.1.name is a number, but a text'],
  ["title: 'a'", 'title: 1', 'aa/products/1.ts:1: first.title is a number, but a text'],
  ["title: 'b'", 'title: 1', 'aa/products/1.ts:4: hero.picture.title is a number, but a text'],
  ['(number: number) => `${number}`', "'one'", 'aa/products/1.ts:8: hero.count is a text, but a function'],
])('a mistake is found wherever it is: %s', async (from, to, mistake) => {
  const text = composeHero("'e'");
  expect(text).toContain(from);
  expect(await findMistake(text.replace(from, to), text, 'products/1.ts')).toBe(`${mistake} in bb/products/1.ts`);
});

test('a mistyped name is told with its line and the name that it has elsewhere', async () => {
  const text = composeHero("'e'");
  expect(await findMistake(text.replace('  title:', '  titel:'), text)).toBe(
    'aa/home.ts:4: hero.picture.titel is named title in bb/home.ts',
  );
});

test('other words, another length of a list, and a text that only one language has are no mistakes', async () => {
  const other = composeHero("'f'").replace(", { name: 'd' }", '').replace('  count', '  more: 1,\n  count');
  expect(await findMistake(composeHero("'e'"), other)).toBeUndefined();
});

test.each(siteLanguages)('the texts in %s have no such mistake', async (language) => {
  expect(await findTextMistake(language)).toBeUndefined();
});

test('a failure without a mistake in a text begins with the step', async () => {
  const failed = runStep(() => Promise.reject(new TypeError('a is not a function')));
  await expect(failed).rejects.toThrow(new Error('the page /about: a is not a function'));
});

test('a full disk is told as it is', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  await expect(runStep(() => Promise.reject(full))).rejects.toBe(full);
});

test('a step that succeeds returns its value', async () => {
  expect(await runStep(() => Promise.resolve(1))).toBe(1);
});

test.each([
  [
    'en/grades/grade-rail.ts',
    "compare: 'Compare all grades'",
    'compare: { a: 1 }',
    '7: gradeRailTexts.compare is an object',
  ],
  ['es/pages/home.ts', "alt: 'Un atado", "alt: [{}], x: 'Un atado", '29: heroTexts.poster.alt is a list'],
  [
    'en/catalogue/counts.ts',
    'const small',
    '[].length.toFixed.a.b; const small',
    "3: Cannot read properties of undefined (reading 'b')",
  ],
])('a build stops at a text of a wrong type and names it: %s', async (file, from, to, mistake) => {
  const project = copyProject();
  project.edit(`src/content/${file}`, from, to);
  const { status, stderr } = spawnSync('node', ['scripts/build/build.ts'], { cwd: project.folder, encoding: 'utf8' });
  await project.remove();
  expect(stderr).toMatch(/^error: .*\n$/);
  expect(stderr).toContain(`error: src/content/${file}:${mistake}`);
  expect(status).toBe(1);
});
