import type { Page } from '@playwright/test';
import { toSpecificationRows } from '#content/catalogue/specification-rows.ts';
import { getCategoryId, getProductIds, getStoredType } from '#domain/catalogue/catalogue.ts';
import { getStoredCategoryName } from '#domain/catalogue/categories.ts';
import { gradedProductIds } from '#domain/catalogue/grades.ts';
import { rememberEmail } from '#tests/e2e/support/carts.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { productPictureUrlPattern } from '#tests/e2e/support/reading/product-picture-url-pattern.ts';
import { readShownFigures } from '#tests/e2e/support/reading/read-shown-figures.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { categoryNames } from '#text/catalogue/names.ts';
import { gradeRailTexts } from '#text/grades/grade-rail.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { product as alba } from '#text/products/12-alba.ts';

const main = (page: Page) => page.getByRole('main');
const rail = (page: Page) => page.getByRole('region', { name: gradeRailTexts.title });

async function open(page: Page, id: number | string): Promise<void> {
  await openPage(page, `/product/${id}`);
}

async function readStructuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const texts = await byCss(page, 'script[type="application/ld+json"]').allTextContents();
  const blocks = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  return new Map(blocks.map((block) => [String(block['@type']), block]));
}

test('a product shows its name, category, three paragraphs and figures', async ({ page }) => {
  await open(page, idsByName.alba);
  await expect(page).toHaveTitle(/^Ceylon Cinnamon Alba \| /);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ceylon Cinnamon Alba');
  await expect(main(page).getByText(categoryNames.cinnamon, { exact: true })).toBeVisible();
  for (const paragraph of alba.description) await expect(main(page).getByText(paragraph)).toBeVisible();
  const panel = main(page).getByRole('region', { name: productPageTexts.figuresTitle });
  const rows = await readShownFigures(page);
  const all = toSpecificationRows(alba.specification).map(({ label, value }) => ({ label, value }));
  expect(rows).toHaveLength(all.length);
  for (const row of all) expect(rows).toContainEqual(row);
  const keyFigureCount = 4;
  await expect(panel.getByRole('term'), 'the key figures stand elsewhere').toHaveCount(all.length - keyFigureCount);
  await expect(panel).toContainText(alba.specificationNote);
});

test('the structured data describes the product without offers or ratings', async ({ page }) => {
  await open(page, idsByName.alba);
  const data = await readStructuredData(page);
  const product = data.get('Product') ?? {};
  expect(product).toMatchObject({ name: 'Ceylon Cinnamon Alba', description: alba.summary });
  expect(product.category).toBe('Cinnamon Products');
  expect(product.brand).toMatchObject({ '@type': 'Brand' });
  for (const image of product.image as string[]) expect(image).toMatch(/^https?:\/\/.*product-12-.*\.jpg$/);
  const crumbs = data.get('BreadcrumbList')?.['itemListElement'];
  expect(JSON.stringify([...data.values()])).not.toMatch(/"(offers|aggregateRating|review)"/);
  expect(crumbs).toMatchObject([{ name: 'Home' }, { name: 'Our Products' }, { name: 'Ceylon Cinnamon Alba' }]);
});

test('the grade rail shows the quills of all grades from the thinnest to the thickest', async ({ page }) => {
  await open(page, idsByName.alba);
  const links = rail(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(gradedProductIds.length);
  await expect(links.first()).toHaveAccessibleName(/^Alba\s*6\smm\s*45 per kg$/);
  await expect(links.last()).toContainText('25 mm');
  await expect(rail(page)).toContainText('Commonly quoted trade figures');
});

test('the grade rail marks the grade of the page, and leads to the others', async ({ page }) => {
  await open(page, idsByName.alba);
  await expect(byCss(rail(page), '[aria-current]')).toHaveAttribute('href', `/product/${idsByName.alba}`);
  await rail(page)
    .getByRole('link', { name: /^H2\s*25 mm/ })
    .click();
  await expect(page).toHaveURL(`/product/${idsByName.h2}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ceylon Cinnamon H2' })).toBeFocused();
  await expect(byCss(rail(page), '[aria-current]')).toHaveAttribute('href', `/product/${idsByName.h2}`);
});

test('each thumbnail shows its large picture', async ({ page }) => {
  await open(page, idsByName.blackPepper);
  const pictures = main(page).getByRole('group', { name: productPageTexts.picturesLabel('Black Pepper') });
  const large = pictures.getByRole('img').first();
  const thumbnails = pictures.getByRole('button', { name: /^Show picture/ });
  await expect(thumbnails).toHaveCount(3);
  for (const [index, view] of (['main', 'detail-1', 'detail-2'] as const).entries()) {
    await thumbnails.nth(index).click();
    await expect(large).toHaveAttribute('src', productPictureUrlPattern(idsByName.blackPepper, view));
    await expect(pictures.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(thumbnails.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('Back to Products links to all products', async ({ page }) => {
  await open(page, idsByName.greenPepper);
  await main(page).getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Products' })).toBeFocused();
});

test('the request opens the order page of the category with the type selected', async ({ page }) => {
  for (const id of [idsByName.quillings, idsByName.greenPepper, idsByName.chiliPowder] as const) {
    await open(page, id);
    await main(page).getByRole('link', { name: productPageTexts.request }).click();
    await expect(page).toHaveURL(/\/order\//);
    const url = new URL(page.url());
    expect(url.pathname).toBe(`/order/${getCategoryId(id)}`);
    expect(url.searchParams.get('type')).toBe(getStoredType(id));
  }
});

test('the page shows its own items in the cart and no others', async ({ page }) => {
  const item = { _id: 'a', type: 'Black Pepper', quantity: 1, packWeight: '25', unit: 'kg', email: 'a@b.co' };
  await page.route('**/api/cart?**', (route) =>
    route.fulfill({ json: [{ ...item, category: getStoredCategoryName('whole-spices') }] }),
  );
  await rememberEmail(page, 'a@b.co');
  await open(page, idsByName.blackPepper);
  await expect(main(page).getByRole('status').last()).toHaveText(
    `${productPageTexts.inCart}, ${productPageTexts.seeCart}`,
  );
  await expect(main(page).getByRole('link', { name: productPageTexts.seeCart })).toHaveAttribute('href', '/cart');
  await open(page, idsByName.blackPepperPowder);
  await expect(page.getByRole('link', { name: '1 item in your quote' })).toBeVisible();
  await expect(main(page).getByRole('status').last()).toHaveText(productPageTexts.requestHint);
});

test('the grade rail explains why a name without figures is not drawn', async ({ page }) => {
  await open(page, idsByName.h2Super);
  await expect(rail(page)).toContainText(gradeRailTexts.ungraded('H2 Super'));
  await expect(byCss(rail(page), '[aria-current]')).toHaveCount(0);
});

test('previous and next stay within the category', async ({ page }) => {
  await open(page, idsByName.blackPepper);
  const neighbours = page.getByRole('navigation', { name: productPageTexts.neighboursLabel('Whole Spices') });
  await expect(neighbours.getByRole('link')).toHaveText(['All whole spices', 'NextNutmeg']);
  await neighbours.getByRole('link', { name: 'Next Nutmeg' }).click();
  await expect(page).toHaveURL(`/product/${idsByName.nutmeg}`);
  await expect(neighbours.getByRole('link')).toHaveText(['PreviousBlack Pepper', 'NextCloves']);
});

test('the first and the last product of a category have one neighbour', async ({ page }) => {
  for (const [id, word] of [
    [getProductIds('cinnamon')[0], 'Next'],
    [getProductIds('cinnamon').at(-1), 'Previous'],
    [getProductIds('whole-spices').at(-1), 'Previous'],
    [getProductIds('spice-powder')[0], 'Next'],
    [getProductIds('spice-powder').at(-1), 'Previous'],
  ] as const) {
    if (id === undefined) throw new Error('the category has no products');
    await open(page, id);
    const links = page.getByRole('navigation', { name: /^More of/ }).getByRole('link');
    await expect(links, `product ${id}`).toHaveCount(2);
    await expect(links.filter({ hasText: word }), `product ${id}`).toHaveCount(1);
    await expect(links.filter({ hasText: /^All / })).toHaveAttribute('href', `/products?category=${getCategoryId(id)}`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows name, paragraphs, figures, pictures and the quote link', async ({ page }) => {
    await page.goto(`/product/${idsByName.alba}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ceylon Cinnamon Alba');
    await expect(main(page).getByText(alba.description[2])).toBeVisible();
    await expect(main(page).getByRole('definition').first()).toBeVisible();
    await expect(rail(page).getByRole('listitem').getByRole('link')).toHaveCount(gradedProductIds.length);
    await expect(main(page).getByLabel('Pack weight')).toBeHidden();
    await main(page).getByRole('link', { name: productPageTexts.request }).click();
    await expect(page).toHaveURL('/order/cinnamon?type=Alba');
  });
});
