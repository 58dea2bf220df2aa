import { expect, test } from 'vitest';
import { technologies } from '#text/pages/technology.ts';
import { toTechnologyTexts } from './to-technology-texts.ts';

test('no technology is presented as our own until the owner confirms it', () => {
  const texts = toTechnologyTexts(technologies, []).map(({ text }) => text);
  expect(texts).toHaveLength(8);
  expect(texts.filter((text) => /\b(we|our|us)\b/i.test(text))).toEqual([]);
});

test('a confirmed technology is presented as our own, and only that one', () => {
  const own = toTechnologyTexts(technologies, ['milling']).filter(({ text }) => /\bwe\b/i.test(text));
  expect(own.map(({ title }) => title)).toEqual(['Milling']);
});

test('each technology has its own name', () => {
  expect(new Set(technologies.map(({ name }) => name)).size).toBe(technologies.length);
});

test.each(technologies)('the words of a confirmed $name say “we”', ({ confirmedText }) => {
  expect(confirmedText).toMatch(/\bwe\b/i);
});
