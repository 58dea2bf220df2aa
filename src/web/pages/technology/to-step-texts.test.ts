import { expect, test } from 'vitest';
import { technologies } from '#text/pages/technology.ts';
import { toStepTexts } from './to-step-texts.ts';

test('no step is told as our own until the owner confirms it', () => {
  const texts = toStepTexts(technologies, []).map(({ text }) => text);
  expect(texts).toHaveLength(8);
  for (const text of texts) expect(text).not.toMatch(/\b(we|our|us)\b/i);
});

test('a confirmed step is told as our own, and only that one', () => {
  const own = toStepTexts(technologies, ['milling']).filter(({ text }) => /\bwe\b/i.test(text));
  expect(own.map(({ title }) => title)).toEqual(['Milling']);
});

test('each step has its own name, and own words that begin with “we”', () => {
  expect(new Set(technologies.map(({ step }) => step)).size).toBe(technologies.length);
  for (const { ownText } of technologies) expect(ownText).toMatch(/\bwe\b/i);
});
