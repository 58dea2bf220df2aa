import { expect, test } from 'vitest';
import { technologies } from '#text/pages/technology.ts';
import { toTechnologyTexts } from './to-technology-texts.ts';

test('no technology is told as our own until the owner confirms it', () => {
  const texts = toTechnologyTexts(technologies, []).map(({ text }) => text);
  expect(texts).toHaveLength(8);
  for (const text of texts) expect(text).not.toMatch(/\b(we|our|us)\b/i);
});

test('a confirmed technology is told as our own, and only that one', () => {
  const own = toTechnologyTexts(technologies, ['milling']).filter(({ text }) => /\bwe\b/i.test(text));
  expect(own.map(({ title }) => title)).toEqual(['Milling']);
});

test('each technology has its own name, and own words that begin with “we”', () => {
  expect(new Set(technologies.map(({ name }) => name)).size).toBe(technologies.length);
  for (const { confirmedText } of technologies) expect(confirmedText).toMatch(/\bwe\b/i);
});
