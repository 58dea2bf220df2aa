import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findPatterns, findSuperLinearity } from '#tests/integration/support/patterns.ts';

describe('the check itself finds', () => {
  test.each([
    ['a search that starts anew at every character', /\/+$/],
    ['nested repetition', /^(a+)+$/],
    ['two repetitions that trade characters', /^\s*(.*?)\s*$/],
    ['alternatives that overlap', /^(ab|a?b)+$/],
    ['a word that begins another', /^(?:per|property|perl)*$/],
    ['words that differ only in case', /^(?:per|PERL)*$/i],
  ])('%s, as in %s', (_, { source, flags }) => {
    expect(findSuperLinearity({ source, flags })).not.toEqual([]);
  });

  test('nothing in words that begin alike', () => {
    expect(findSuperLinearity(/^(?:(?:per|property) )*$/)).toEqual([]);
  });

  test('literals in any position, and patterns built from strings', () => {
    const { literals, built } = findPatterns('a.tsx', 'const a = <b c={/d+/g} />;\nnew RegExp(`${e}`); RegExp("f")');
    expect(literals).toEqual([{ place: 'a.tsx:1', source: 'd+', flags: 'g' }]);
    expect(built).toEqual(['a.tsx:2', 'a.tsx:2']);
  });
});

describe('the code that visitors reach', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|generated)\.tsx?$/.test(file));
  const found = files.map((file) => findPatterns(file, readFileSync(file, 'utf8')));
  const literals = found.flatMap((file) => file.literals);

  test('is checked completely', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(literals.length).toBeGreaterThan(40);
  });

  test('has only patterns with linear run time', () => {
    const findings = literals.flatMap((pattern) =>
      findSuperLinearity(pattern).map((finding) => `${pattern.place} /${pattern.source}/ (${finding})`),
    );
    expect(findings).toEqual([]);
  });

  test('builds no pattern from a string, which could not be checked', () => {
    expect(found.flatMap((file) => file.built)).toEqual([]);
  });
});
