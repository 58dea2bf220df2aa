import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toListedProducts } from '#content/catalogue/listed-product.ts';
import type { ProductCardText } from '#content/catalogue/product-text.ts';
import { company, siteLanguages } from '#content/company.ts';
import { toLocalePrefix } from '#content/locale.ts';
import type { PageHead } from '#content/page-head.ts';
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
import type { PictureFile } from '#content/pictures/picture.ts';
import { technologySlide1 } from '#content/pictures/technology.generated.ts';
import { categoryIds, type CategoryId } from '#domain/catalogue/categories.ts';
import type * as orderTexts from '#text/pages/order.ts';
import { escapeHtml } from '#web/app/escape-html.ts';
import { routes, type PageName } from '#web/app/routes.ts';

export interface SocialCard {
  readonly fileName: string;
  readonly picture: PictureFile;
  readonly title: string;
}

interface ProductList {
  readonly products: Readonly<Record<number, ProductCardText>>;
}

const orderPictures: Readonly<Record<CategoryId, PictureFile>> = {
  cinnamon: homeCardCinnamon,
  'whole-spices': homeShowcaseWhole,
  'spice-powder': homeShowcasePowders,
};

const pagePictures: Readonly<Partial<Record<PageName, PictureFile>>> = {
  home: homeHero,
  history: historyOpening,
  technology: technologySlide1,
  products: homeIntro,
  shop: homeCardPepper,
  contact: aboutMagic,
  compare: homeShowcaseCinnamon,
  catalogue: homeIntro,
};

function getTitle(head: PageHead): string {
  return head.title.replace(` | ${company.name}`, '');
}

function toFilePrefix(language: string): string {
  const localePrefix = toLocalePrefix(language, siteLanguages);
  return localePrefix === '' ? '' : `${localePrefix.slice(1)}/`;
}

async function listCards(language: string): Promise<SocialCard[]> {
  const prefix = toFilePrefix(language);
  const loadTexts = async <Module>(name: string) => (await import(`#content/${language}/pages/${name}.ts`)) as Module;
  const cards: SocialCard[] = [];
  const cardRoutes = routes.filter(({ path }) => !path.includes(':') && path !== '/cart');
  for (const { name } of cardRoutes) {
    const { head } = await loadTexts<{ readonly head: PageHead }>(name);
    cards.push({ fileName: prefix + name, picture: pagePictures[name] ?? aboutBand, title: getTitle(head) });
  }
  const { orderTextsByCategory } = await loadTexts<typeof orderTexts>('order');
  for (const categoryId of categoryIds) {
    const title = getTitle(orderTextsByCategory[categoryId].head);
    cards.push({ fileName: `${prefix}order-${categoryId}`, picture: orderPictures[categoryId], title });
  }
  for (const categoryId of categoryIds) {
    const { products } = (await import(`#content/${language}/products/${categoryId}.ts`)) as ProductList;
    for (const { id, picture, name } of toListedProducts(products)) {
      cards.push({ fileName: `${prefix}product-${id}`, picture: picture.file, title: name });
    }
  }
  return cards;
}

export async function listSocialCards(): Promise<SocialCard[]> {
  return (await Promise.all(siteLanguages.map(listCards))).flat();
}

function dataUrl(path: string, type: string): string {
  return `data:${type};base64,${readFileSync(path).toString('base64')}`;
}

const fontUrls = {
  serif: dataUrl('src/web/fonts/fraunces.woff2', 'font/woff2'),
  sans: dataUrl('src/web/fonts/figtree.woff2', 'font/woff2'),
};
const logo = dataUrl('public/icons/logo.svg', 'image/svg+xml');

export function cardHtml(title: string, photo: string): string {
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
  </style><main><h1>${escapeHtml(title)}</h1><p><img src="${logo}" alt="">${escapeHtml(company.name)}</p></main>`;
}

const design = cardHtml('', '');

export function computeCardFingerprint({ picture, title }: SocialCard): string {
  return hash('sha256', design + JSON.stringify([picture, title, company.name])).slice(0, 12);
}
