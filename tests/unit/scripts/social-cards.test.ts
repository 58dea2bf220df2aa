import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeCardFingerprint, listSocialCards } from '#scripts/media/social-cards.ts';
import { readJson } from '#scripts/support/read-json.ts';

test('the pictures of shared links show what the pages say now (else: npm run media:cards)', async () => {
  const rendered = readJson('media/social-cards.json') as Readonly<Record<string, string>>;
  const cards = await listSocialCards();
  const stale = cards.filter((card) => rendered[card.page] !== computeCardFingerprint(card)).map(({ page }) => page);
  expect(stale).toEqual([]);
  expect(Object.keys(rendered)).toEqual(cards.map(({ page }) => page));
  for (const { page } of cards) expect(existsSync(`public/media/og/${page}.jpg`), page).toBe(true);
});
