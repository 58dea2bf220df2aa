import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeCardFingerprint, listSocialCards } from '#scripts/media/social-cards.ts';
import { readJson } from '#scripts/support/read-json.ts';
import { expectFound } from '#tests/support/expect-found.ts';

const rendered = readJson('media/social-cards.json') as Readonly<Record<string, string>>;

test('the pictures of shared links show what the pages say now (else: npm run media:cards)', async () => {
  const cards = await listSocialCards();
  expectFound(cards, 'pictures of shared links');
  const stale = cards.filter((card) => rendered[card.fileName] !== computeCardFingerprint(card));
  expect(stale.map(({ fileName }) => fileName)).toEqual([]);
});

test('each page, and nothing else, has a picture for shared links', async () => {
  const fileNames = (await listSocialCards()).map(({ fileName }) => fileName);
  expect(Object.keys(rendered)).toEqual(fileNames);
  expect(fileNames.filter((fileName) => !existsSync(`public/media/og/${fileName}.jpg`))).toEqual([]);
});
