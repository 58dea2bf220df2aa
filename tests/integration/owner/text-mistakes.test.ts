import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

async function findMistake(textsInAa: string, textsInBb: string, file = 'home.ts'): Promise<string | undefined> {
  for (const [language, texts] of Object.entries({ aa: textsInAa, bb: textsInBb })) {
    mkdirSync(join(folder, language, 'products'), { recursive: true });
    writeFileSync(join(folder, language, file), texts);
  }
  const mistake = await findTextMistake('aa', folder);
  return mistake?.replaceAll(`${folder}/`, '');
}

function runStep(step: () => Promise<number>): Promise<number> {
  const [language = ''] = siteLanguages;
  return withErrorLocation(language, 'the page /about', step);
}

function getLineNumber(text: string, part: string): number {
  const [before = '', ...after] = text.split(part);
  expect(after, `what follows ${part}`).toHaveLength(1);
  return before.split('\n').length;
}

const composeHero = (title: string) => `export const card = { title: 'a' };
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
])('%s in place of a text is reported with file, line, and what is meant', async (value, kind) => {
  const texts = composeHero(value);
  const line = getLineNumber(texts, `title: ${value},`);
  expect(await findMistake(texts, composeHero("'e'"))).toBe(
    `aa/home.ts:${line}: hero.title is ${kind}, but a text in bb/home.ts`,
  );
});

test.each([
  ['in a list', 'points: [', 'points: 1, x: [', 'hero.points is a number, but a list'],
  ['in an object of a list', "{ name: 'd' }", '{ name: 1 }', 'hero.points.1.name is a number, but a text'],
  ['in an object on one line', "title: 'a'", 'title: 1', 'card.title is a number, but a text'],
  ['in an object in another', "title: 'b'", 'title: 1', 'hero.picture.title is a number, but a text'],
  ['in place of a function', '(number: number) => `${number}`', "'one'", 'hero.count is a text, but a function'],
])('a mistake is found %s', async (_, right, wrong, mistake) => {
  const rightTexts = composeHero("'e'");
  expect(rightTexts).toContain(right);
  const wrongTexts = rightTexts.replace(right, wrong);
  expect(await findMistake(wrongTexts, rightTexts, 'products/1.ts')).toBe(
    `aa/products/1.ts:${getLineNumber(wrongTexts, wrong)}: ${mistake} in bb/products/1.ts`,
  );
});

test('a mistyped name is reported with its line and the name that it has elsewhere', async () => {
  const texts = composeHero("'e'");
  const mistyped = texts.replace("title: 'b'", "titel: 'b'");
  expect(await findMistake(mistyped, texts)).toBe(
    `aa/home.ts:${getLineNumber(mistyped, 'titel')}: hero.picture.titel is named title in bb/home.ts`,
  );
});

test('other words, another length of a list, and a text that only one language has are no mistakes', async () => {
  const textsInBb = composeHero("'f'").replace(", { name: 'd' }", '').replace('  count', '  more: 1,\n  count');
  expect(await findMistake(composeHero("'e'"), textsInBb)).toBeUndefined();
});

test.each(siteLanguages)('the texts in %s have no such mistake', async (language) => {
  expect(await findTextMistake(language)).toBeUndefined();
});

test('a failure without a mistake in a text begins with the step', async () => {
  const failed = runStep(() => Promise.reject(new TypeError('a is not a function')));
  await expect(failed).rejects.toThrow(new Error('the page /about: a is not a function'));
});

test('a full disk is reported as a full disk', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  await expect(runStep(() => Promise.reject(full))).rejects.toBe(full);
});

test('a step that succeeds returns its value', async () => {
  expect(await runStep(() => Promise.resolve(1))).toBe(1);
});

test.each([
  {
    what: 'an object in place of a text',
    file: 'src/content/en/grades/grade-rail.ts',
    right: "compare: 'Compare all grades'",
    wrong: 'compare: { a: 1 }',
    mistake: 'gradeRailTexts.compare is an object',
  },
  {
    what: 'a list in place of a text',
    file: 'src/content/es/pages/home.ts',
    right: "alt: 'Un atado",
    wrong: "alt: [{}], x: 'Un atado",
    mistake: 'heroTexts.poster.alt is a list',
  },
  {
    what: 'code that throws',
    file: 'src/content/en/catalogue/counts.ts',
    right: 'const small',
    wrong: '[].length.toFixed.a.b; const small',
    mistake: "Cannot read properties of undefined (reading 'b')",
  },
])('a build stops at texts with $what, and tells the line', ({ file, right, wrong, mistake }) => {
  const project = copyProject();
  onTestFinished(project.remove);
  project.edit(file, right, wrong);
  const line = getLineNumber(readFileSync(join(project.folder, file), 'utf8'), wrong);
  const { status, stderr } = spawnSync('node', ['scripts/build/build.ts'], { cwd: project.folder, encoding: 'utf8' });
  expect(stderr).toMatch(/^error: .*\n$/);
  expect(stderr).toContain(`error: ${file}:${line}: ${mistake}`);
  expect(status).toBe(1);
});
