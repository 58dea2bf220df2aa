import type { Locator, Page } from '@playwright/test';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { gradedProductIds, grades } from '#domain/catalogue/grades.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { getProductName } from '#tests/e2e/support/reading/product-name.ts';
import { readShownFigures } from '#tests/e2e/support/reading/read-shown-figures.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/rendering/expect-no-sideways-scroll.ts';
import { findLayoutFaults } from '#tests/e2e/support/rendering/find-layout-faults.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { specificationLabels } from '#text/catalogue/specification-labels.ts';
import { gradeRailTexts } from '#text/grades/grade-rail.ts';
import { comparePageTexts } from '#text/pages/compare.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { product as leafOil } from '#text/products/13-leaf-oil.ts';

const table = (page: Page) => page.getByRole('table');
const heads = (page: Page) => table(page).getByRole('columnheader');
const row = (page: Page, label: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });

async function open(page: Page, query = ''): Promise<void> {
  await openPage(page, `/compare${query}`);
}

const columnTitles = (...ids: readonly ProductId[]) => [comparePageTexts.figure, ...ids.map(getProductName)];

const cellText = async (cell: Locator) => (await cell.innerText()).replaceAll(/\s+/g, ' ').trim();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all eight grades stand in one table with their figures', async ({ page }) => {
    await page.goto('/compare');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(comparePageTexts.gradesTitle);
    await expect(heads(page)).toHaveText(columnTitles(...gradedProductIds));
    await expect(row(page, specificationLabels.maximumDiameter).getByRole('cell')).toHaveText(
      gradedProductIds.map((id) => new RegExp(`^${grades[id].diameterMm}\\smm$`)),
    );
    await expect(row(page, specificationLabels.quillsPerKg).getByRole('cell')).toHaveText(
      gradedProductIds.map((id) => new RegExp(`^at least\\s${grades[id].quillsPerKg}$`)),
    );
  });

  test('every cell equals the product’s own page', async ({ page }) => {
    await page.goto('/compare');
    const labels = await table(page).getByRole('rowgroup').nth(1).getByRole('rowheader').allTextContents();
    const cells = new Map<string, string[]>();
    for (const label of labels) {
      const values = await row(page, label).getByRole('cell').all();
      cells.set(label, await Promise.all(values.map(cellText)));
    }
    for (const [index, id] of gradedProductIds.entries()) {
      await page.goto(`/product/${id}`);
      const figures = await readShownFigures(page);
      expect(labels.toSorted()).toEqual([...figures.map(({ label }) => label), comparePageTexts.summary].toSorted());
      for (const { label, value } of figures) expect(cells.get(label)?.[index], `${id}: ${label}`).toBe(value);
    }
  });

  test('on a phone the table scrolls in itself, with all its columns', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto('/compare');
    await expect(table(page).getByRole('columnheader', { name: getProductName(idsByName.h2) })).toBeVisible();
    await expectNoSidewaysScroll(page, 'the comparison');
  });
});

test('the products in the address are compared', async ({ page }) => {
  await open(page, `?ids=${idsByName.alba},${idsByName.c5Special}`);
  await expect(heads(page)).toHaveText(columnTitles(idsByName.alba, idsByName.c5Special));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(comparePageTexts.chosenTitle);
});

test('Back restores the products that were compared before', async ({ page }) => {
  await open(page, `?ids=${idsByName.alba},${idsByName.c5Special}`);
  await page.getByRole('link', { name: comparePageTexts.allGrades }).click();
  await expect(heads(page)).toHaveText(columnTitles(...gradedProductIds));
  await page.goBack();
  await expect(heads(page)).toHaveText(columnTitles(idsByName.alba, idsByName.c5Special));
});

test('a note says so if products have different measures', async ({ page }) => {
  await open(page, `?ids=${idsByName.leafOil},${idsByName.blackPepper},${idsByName.betelNuts}`);
  await expect(page.getByText(comparePageTexts.otherMeasures)).toBeVisible();
  await open(page, `?ids=${idsByName.blackPepper},${idsByName.nutmeg}`);
  await expect(heads(page)).toHaveCount(3);
  await expect(page.getByText(comparePageTexts.otherMeasures)).toHaveCount(0);
});

test('what a product does not state is said, and so is its notice', async ({ page }) => {
  await open(page, `?ids=${idsByName.leafOil},${idsByName.blackPepper},${idsByName.betelNuts}`);
  await expect(page.getByText(/classed as carcinogenic/)).toBeVisible();
  await expect(row(page, specificationLabels.casNumber).getByRole('cell')).toHaveText([
    leafOil.specification.casNumber ?? '',
    comparePageTexts.notStated,
    comparePageTexts.notStated,
  ]);
});

test('an odd address compares its valid products, or all grades, and shows none of its text', async ({ page }) => {
  for (const [query, count] of [
    ['?ids=', gradedProductIds.length],
    [`?ids=${idsByName.alba}`, gradedProductIds.length],
    [`?ids=${idsByName.alba},${idsByName.alba}`, gradedProductIds.length],
    [`?ids=${idsByName.alba},${idsByName.c5Special},${idsByName.c5},${idsByName.c4},${idsByName.m5}`, 4],
    [`?ids=0,999,1e1,${idsByName.alba},${idsByName.m5}`, 2],
    ['?ids=%3Cscript%3Ealert(1)%3C/script%3E', gradedProductIds.length],
  ] as const) {
    await open(page, query);
    await expect(heads(page), query).toHaveCount(1 + count);
    await expect(page.getByRole('main'), query).not.toContainText(/script|1e1|999,/);
  }
});

test('only differences leaves out the rows that are the same', async ({ page }) => {
  await open(page, `?ids=${idsByName.alba},${idsByName.c5Special}`);
  await expect(row(page, specificationLabels.botanicalName)).toHaveCount(1);
  await page.getByRole('checkbox', { name: comparePageTexts.onlyDifferences }).press('Space');
  await expect(row(page, specificationLabels.botanicalName)).toHaveCount(0);
  await expect(row(page, specificationLabels.maximumDiameter)).toHaveCount(0);
  await expect(row(page, specificationLabels.foxing).getByRole('cell')).toHaveText(['none', /^up\sto\s10\s%/]);
});

test('the first column stays in sight while the table is scrolled with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await open(page);
  const label = row(page, specificationLabels.foxing).getByRole('rowheader');
  const labelBefore = await getBox(label);
  const links = heads(page).getByRole('link');
  await links.first().focus();
  for (let press = 1; press < gradedProductIds.length; press++) await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  expect((await getBox(label)).x).toBeCloseTo(labelBefore.x, 0);
  await page.keyboard.press('Shift+Tab');
  for (let press = 2; press < gradedProductIds.length; press++) await page.keyboard.press('Shift+Tab');
  await expect(links.first()).toBeFocused();
  const firstLink = await getBox(links.first());
  const labelColumn = await getBox(heads(page).first());
  expect(firstLink.x).toBeGreaterThanOrEqual(labelColumn.right - 1);
});

for (const width of [360, 1280, 1920]) {
  test(`at ${width} px the names of the products stay below the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await row(page, specificationLabels.tests).scrollIntoViewIfNeeded();
    const name = table(page).getByRole('columnheader').getByRole('link').first();
    await expect(name).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').evaluate((each) => each.getBoundingClientRect().bottom);
    expect((await getBox(name)).y).toBeGreaterThanOrEqual(header);
  });

  test(`at ${width} px the links of a product stand below each other or apart`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `?ids=${idsByName.alba},${idsByName.c5Special}`);
    const nameLink = await getBox(heads(page).nth(1).getByRole('link'));
    const quoteLink = await getBox(
      table(page)
        .getByRole('link', { name: /^Request a quote: / })
        .first(),
    );
    const leastGap = 16;
    const isBelow = quoteLink.y >= nameLink.bottom;
    const isApart = quoteLink.x - nameLink.right >= leastGap;
    expect(isBelow || isApart).toBe(true);
  });
}

test('phones shorten the prose', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, `?ids=${idsByName.c4},${idsByName.c5}`);
  const summary = row(page, comparePageTexts.summary).getByRole('cell').first();
  await expect(summary.getByText('A stick for retail packs and for baking.')).toBeVisible();
  await expect(summary.getByText('between slim')).toBeHidden();
  await page.setViewportSize({ width: 800, height: 740 });
  await expect(summary.getByText('between slim')).toBeVisible();
});

test('the request stands under the name of a product, and opens its order form', async ({ page }) => {
  await open(page, `?ids=${idsByName.c4},${idsByName.c5}`);
  await table(page)
    .getByRole('rowgroup')
    .first()
    .getByRole('link', { name: 'Request a quote: Ceylon Cinnamon C4' })
    .click();
  await expect(page).toHaveURL('/order/cinnamon?type=C4');
});

test('phones show two products, each chosen above its column', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  const visibleHeads = heads(page).filter({ visible: true });
  await expect(visibleHeads).toHaveText(columnTitles(idsByName.alba, idsByName.c5Special));
  await page.getByLabel(comparePageTexts.second).selectOption('H2');
  await expect(visibleHeads).toHaveText(columnTitles(idsByName.alba, idsByName.h2));
  await expect(row(page, specificationLabels.maximumDiameter).getByRole('cell').filter({ visible: true })).toHaveText([
    /^6/,
    /^25/,
  ]);
  await page.getByLabel(comparePageTexts.first).selectOption('H2');
  await expect(visibleHeads).toHaveText(columnTitles(idsByName.h2, idsByName.alba));
  expect(await page.evaluate(findLayoutFaults)).toEqual([]);
});

test('on a phone what the two products shown have in common is lighter, and no difference', async ({ page }) => {
  const diameter = row(page, specificationLabels.maximumDiameter);
  const value = diameter.getByRole('cell').first();
  const colour = () => value.evaluate((cell) => getComputedStyle(cell).color);
  await open(page);
  const colourIfDifferent = await colour();
  await page.setViewportSize({ width: 390, height: 740 });
  expect(await colour()).not.toBe(colourIfDifferent);
  await page.getByRole('checkbox', { name: comparePageTexts.onlyDifferences }).press('Space');
  await expect(diameter).toBeHidden();
  await expect(row(page, specificationLabels.foxing)).toBeVisible();
  await page.getByLabel(comparePageTexts.second).selectOption('H2');
  await expect(diameter).toBeVisible();
  expect(await colour()).toBe(colourIfDifferent);
});

for (const path of [
  `/compare?ids=${idsByName.alba},${idsByName.c5Special}`,
  `/compare?ids=${idsByName.quillings},${idsByName.leafOil}`,
  `/es/compare?ids=${idsByName.h2Super},${idsByName.leafOil}`,
  `/es/compare?ids=${idsByName.cinnamonPowder},${idsByName.leafOil}`,
]) {
  test(`two products with long words fit on a phone without sideways scrolling: ${path}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, path);
    await expect(heads(page)).toHaveCount(3);
    const box = byCss(table(page), '..');
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await page.evaluate(findLayoutFaults)).toEqual([]);
  });
}

test('the figures of a product lead to the comparison with its neighbours', async ({ page }) => {
  await openPage(page, `/product/${idsByName.c5Special}`);
  await page.getByRole('link', { name: productPageTexts.compare }).click();
  await expect(page).toHaveURL(`/compare?ids=${idsByName.c5},${idsByName.c5Special},${idsByName.extraSpecial}`);
  await expect(heads(page)).toHaveText(columnTitles(idsByName.c5, idsByName.c5Special, idsByName.extraSpecial));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: getProductName(idsByName.c5Special) })).toBeVisible();
});

test('the grade rail of a product leads to the comparison of all grades, and so to their order forms', async ({
  page,
}) => {
  await openPage(page, `/product/${idsByName.c5Special}`);
  await page.getByRole('link', { name: gradeRailTexts.compare }).click();
  await expect(heads(page)).toHaveText(columnTitles(...gradedProductIds));
  await page.getByRole('link', { name: 'Request a quote: Ceylon Cinnamon Alba' }).click();
  await expect(page).toHaveURL('/order/cinnamon?type=Alba');
});
