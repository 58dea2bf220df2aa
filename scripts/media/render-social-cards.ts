/**
 * `npm run media:cards`: renders the picture for shared links of each page and language, 1200 by 630: photograph, title
 * and company's name. Part of `npm run media`; only what changed is rendered, which needs Chromium.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import type { PictureFile } from '#content/pictures/picture.ts';
import { chromiumFlags, chromiumPath } from '#scripts/support/chromium.ts';
import { readJson } from '#scripts/support/read-json.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { readOriginals } from './read-originals.ts';
import { cardHtml, computeCardFingerprint, listSocialCards, type SocialCard } from './social-cards.ts';

const folder = 'public/media/og';
const size = { width: 1200, height: 630 };
/** Messengers refuse larger files. */
const maxBytes = 290_000;
const quality = { highest: 84, step: 6, lowest: 48 };
const fingerprintsFile = 'media/social-cards.json';

type Originals = ReturnType<typeof readOriginals>;

await runScript(async () => {
  const originals = readOriginals();
  const cards = await listSocialCards();
  const fingerprints = (existsSync(fingerprintsFile) ? readJson(fingerprintsFile) : {}) as Readonly<
    Record<string, string | undefined>
  >;
  const stale = cards.filter(
    (card) =>
      fingerprints[card.fileName] !== computeCardFingerprint(card) || !existsSync(join(folder, `${card.fileName}.jpg`)),
  );
  if (stale.length > 0) await render(stale, originals);
  writeFileSync(
    fingerprintsFile,
    `${JSON.stringify(Object.fromEntries(cards.map((card) => [card.fileName, computeCardFingerprint(card)])), null, 2)}\n`,
  );
});

async function encodePhotograph(picture: PictureFile, originals: Originals): Promise<string> {
  const pixels = await sharp(originals.get(picture.id))
    .resize({ ...size, fit: 'cover' })
    .jpeg({ quality: 95 })
    .toBuffer();
  return `data:image/jpeg;base64,${pixels.toString('base64')}`;
}

async function toJpeg(png: Buffer): Promise<Buffer> {
  for (let level = quality.highest; ; level -= quality.step) {
    const jpeg = await sharp(png).jpeg({ quality: level, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes || level <= quality.lowest) return jpeg;
  }
}

async function render(stale: readonly SocialCard[], originals: Originals): Promise<void> {
  if (!existsSync(chromiumPath)) {
    throw new Error(`no Chromium at ${chromiumPath} to render the social cards with; CHROMIUM may name another`);
  }
  for (const { fileName } of stale) mkdirSync(dirname(join(folder, fileName)), { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: size });
    for (const [index, card] of stale.entries()) {
      await page.setContent(cardHtml(card.title, await encodePhotograph(card.picture, originals)));
      await page.evaluate('document.fonts.ready');
      writeFileSync(join(folder, `${card.fileName}.jpg`), await toJpeg(await page.screenshot({ type: 'png' })));
      process.stdout.write(`\r${index + 1} of ${stale.length} social cards `);
    }
    process.stdout.write('\n');
  } finally {
    await browser.close();
  }
}
