/**
 * Renders the picture for shared links of each page and language: photograph, title and company's name, 1200 by 630.
 * Part of `npm run media`; only what changed is rendered, which needs Chromium.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { localePrefixOf } from '#content/company-rules.ts';
import { company, locales } from '#content/company.ts';
import { toList } from '#content/listed-product.ts';
import type { PictureFile } from '#content/picture.ts';
import { aboutBand, aboutMagic } from '#content/pictures/about.generated.ts';
import { historyOpening } from '#content/pictures/history.generated.ts';
import {
  homeCardCinnamon,
  homeCardPepper,
  homeHero,
  homeIntro,
  homeShowcaseCinnamon,
  homeShowcasePowders,
  homeShowcaseWhole,
} from '#content/pictures/home.generated.ts';
import { technologySlide1 } from '#content/pictures/technology.generated.ts';
import type { Texts } from '#content/texts.ts';
import type { PageHead, ProductSummary } from '#content/types.ts';
import { categories, type Category } from '#domain/categories.ts';
import { chromiumFlags, chromiumPath } from '#scripts/chromium.ts';
import { originals } from './originals.ts';

interface Card {
  readonly page: string;
  readonly picture: PictureFile;
  readonly title: string;
}

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/media/og');
const size = { width: 1200, height: 630 };
const maxBytes = 290_000;
const cache = join(root, 'media/open-graph.json');

const orderPictures: Record<Category, PictureFile> = {
  cinnamon: homeCardCinnamon,
  'whole-spices': homeShowcaseWhole,
  'spice-powder': homeShowcasePowders,
};

function titleOf(head: PageHead): string {
  return head.title.replace(` | ${company.name}`, '');
}

const pagePictures: readonly (readonly [page: string, module: string, picture: PictureFile])[] = [
  ['home', 'home', homeHero],
  ['about', 'about', aboutBand],
  ['history', 'history', historyOpening],
  ['technology', 'technology', technologySlide1],
  ['products', 'product-list', homeIntro],
  ['shop', 'shop', homeCardPepper],
  ['contact', 'contact', aboutMagic],
  ['compare', 'compare', homeShowcaseCinnamon],
  ['papers', 'papers', aboutBand],
  ['catalogue', 'catalogue-page', homeIntro],
  ['imprint', 'imprint', aboutBand],
  ['privacy', 'privacy', aboutBand],
];

async function cardsOf(language: string): Promise<Card[]> {
  const prefix = localePrefixOf(language, locales).replace(/^\/(.*)/, '$1/');
  const text = async <Module>(name: string) => (await import(`#content/${language}/${name}.ts`)) as Module;
  const cards: Card[] = [];
  for (const [page, module, picture] of pagePictures) {
    const { head } = await text<{ readonly head: PageHead }>(module);
    cards.push({ page: prefix + page, picture, title: titleOf(head) });
  }
  const { orderPages } = await text<Texts['order']>('order');
  for (const category of categories) {
    const title = titleOf(orderPages[category].head);
    cards.push({ page: `${prefix}order-${category}`, picture: orderPictures[category], title });
  }
  for (const category of categories) {
    const { products } = await text<{ readonly products: Readonly<Record<number, ProductSummary>> }>(
      `products/${category}`,
    );
    for (const { id, picture, name } of toList(products))
      cards.push({ page: `${prefix}product-${id}`, picture: picture.file, title: name });
  }
  return cards;
}

const cards = (await Promise.all(locales.map(cardsOf))).flat();

async function dataUrl(path: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(join(root, path))).toString('base64')}`;
}

async function photograph(picture: PictureFile): Promise<string> {
  const pixels = await sharp(sources.get(picture.id))
    .resize({ ...size, fit: 'cover' })
    .jpeg({ quality: 95 })
    .toBuffer();
  return `data:image/jpeg;base64,${pixels.toString('base64')}`;
}

const sources = await originals();
const fontUrls = {
  serif: await dataUrl('src/web/fonts/fraunces.woff2', 'font/woff2'),
  sans: await dataUrl('src/web/fonts/figtree.woff2', 'font/woff2'),
};
const logo = await dataUrl('public/icons/logo.svg', 'image/svg+xml');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function html(title: string, photo: string): string {
  return `<!doctype html><style>
    @font-face { font-family: Fraunces; src: url(${fontUrls.serif}); font-weight: 400 600 }
    @font-face { font-family: Figtree; src: url(${fontUrls.sans}); font-weight: 400 700 }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; color: #fbf6ee; background: url(${photo}) center / cover }
    main { height: 100%; padding: 64px 72px; display: flex; flex-direction: column; justify-content: flex-end;
      background: linear-gradient(to top, #1f130af2 0, #1f130ab8 32%, #1f130a2e 62%, #1f130a00 100%) }
    h1 { max-width: 1000px; font: 500 82px/1.06 Fraunces; letter-spacing: -0.012em; text-wrap: balance }
    p { display: flex; align-items: center; gap: 18px; margin-top: 30px; padding-top: 26px; border-top: 2px solid #c19a6b;
      font: 600 28px/1 Figtree; letter-spacing: 0.08em; text-transform: uppercase }
    img { width: 52px; height: 52px }
  </style><main><h1>${escape(title)}</h1><p><img src="${logo}" alt="">${escape(company.name)}</p></main>`;
}

/** Messengers accept no larger file. */
async function compress(png: Buffer): Promise<Buffer> {
  for (let quality = 84; ; quality -= 6) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes || quality < 50) return jpeg;
  }
}

const design = createHash('sha256').update(html('', ''));

/** Everything visible on the card changes it. */
function fingerprint({ picture, title }: Card): string {
  return design
    .copy()
    .update(JSON.stringify([picture, title, company.name]))
    .digest('hex')
    .slice(0, 12);
}

async function render(stale: readonly Card[]): Promise<void> {
  if (!existsSync(chromiumPath)) {
    throw new Error(`no Chromium at ${chromiumPath} to render the Open Graph pictures with; CHROMIUM may name another`);
  }
  for (const { page } of stale) await mkdir(dirname(join(folder, page)), { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: size });
    for (const [index, card] of stale.entries()) {
      await page.setContent(html(card.title, await photograph(card.picture)));
      await page.evaluate('document.fonts.ready');
      await writeFile(join(folder, `${card.page}.jpg`), await compress(await page.screenshot({ type: 'png' })));
      process.stdout.write(`\r${index + 1} of ${stale.length} Open Graph pictures `);
    }
    process.stdout.write('\n');
  } finally {
    await browser.close();
  }
}

const rendered: Readonly<Record<string, string | undefined>> = JSON.parse(
  await readFile(cache, 'utf8').catch(() => '{}'),
);
const stale = cards.filter(
  (card) => rendered[card.page] !== fingerprint(card) || !existsSync(join(folder, `${card.page}.jpg`)),
);
if (stale.length > 0) await render(stale);
await writeFile(
  cache,
  `${JSON.stringify(Object.fromEntries(cards.map((card) => [card.page, fingerprint(card)])), null, 2)}\n`,
);
