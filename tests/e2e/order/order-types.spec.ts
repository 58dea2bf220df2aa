import type { Page } from '@playwright/test';
import { getProductIds, getStoredType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { categoryIds } from '#domain/catalogue/categories.ts';
import { grades, isGraded } from '#domain/catalogue/grades.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { productPictureUrlPattern } from '#tests/e2e/support/reading/product-picture-url-pattern.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';

function describeOption(id: ProductId): string {
  const type = getStoredType(id);
  return isGraded(id) ? `${type}, up to ${grades[id].diameterMm} mm` : type;
}

const typeBelowTitle = (page: Page) => byCss(page, 'h1 + p');
const largePicture = (page: Page) => page.getByRole('main').getByRole('img').first();

for (const category of categoryIds) {
  const ids = getProductIds(category);
  const types = ids.map(getStoredType);

  test(`${category} lists its types, grades with their diameter`, async ({ page, orderPage }) => {
    const { type } = orderPage;
    await orderPage.openHydrated(category);
    await expect(type.getByRole('option')).toHaveText(ids.map(describeOption));
    expect(
      await type.getByRole('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
    ).toEqual(types);
    await expect(page.getByRole('radio')).toHaveCount(types.length);
  });

  test(`${category} begins with its first type`, async ({ page, orderPage }) => {
    await orderPage.openHydrated(category);
    await expect(orderPage.type).toHaveValue(types[0] ?? '');
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(types[0] ?? '');
  });

  test(`${category}: an arrow key in the gallery selects the next type`, async ({ page, orderPage }) => {
    await orderPage.openHydrated(category);
    await page.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(orderPage.type).toHaveValue(types[1] ?? '');
  });
}

test('on a phone a page without a type begins with the gallery', async ({ page, orderPage }) => {
  await page.setViewportSize(phone);
  await orderPage.openHydrated('cinnamon');
  await expect(page.getByRole('radiogroup', { name: 'Available types, in pictures' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Other types' })).toBeHidden();
});

test('the selected type stands below the title and in the line above the button', async ({ page, orderPage }) => {
  await orderPage.openHydrated('cinnamon');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(typeBelowTitle(page), `${width} px`).toBeInViewport({ ratio: 1 });
  }
  await expect(typeBelowTitle(page)).toHaveText('Cinnamon Off Cut');
  await expect(page.getByText('Add Off Cut to your quote request')).toBeVisible();
  await orderPage.type.selectOption('H2');
  await expect(typeBelowTitle(page)).toHaveText('Ceylon Cinnamon H2');
  await expect(page.getByText('Add H2 to your quote request')).toBeVisible();
});

test('the select, the small pictures and the large picture show the same type', async ({ page, orderPage }) => {
  await orderPage.openHydrated('cinnamon');
  await expect(largePicture(page)).toHaveAttribute('src', productPictureUrlPattern(idsByName.offCut));
  await page.getByRole('radio', { name: 'Alba', exact: true }).check();
  await expect(orderPage.type).toHaveValue('Alba');
  await expect(largePicture(page)).toHaveAttribute('src', productPictureUrlPattern(idsByName.alba));
  await orderPage.type.selectOption('H2');
  await expect(page.getByRole('radio', { name: 'H2', exact: true })).toBeChecked();
  await expect(largePicture(page)).toHaveAttribute('src', productPictureUrlPattern(idsByName.h2));
  const readAbout = page.getByRole('link', { name: 'Read about Ceylon Cinnamon H2' });
  await expect(readAbout).toHaveAttribute('href', `/product/${idsByName.h2}`);
});

test('the URL selects a type', async ({ page, orderPage }) => {
  await orderPage.openHydrated('cinnamon', 'C5 Special');
  await expect(orderPage.type).toHaveValue('C5 Special');
  await expect(largePicture(page)).toHaveAttribute('src', productPictureUrlPattern(idsByName.c5Special));
});

test('the titles name the category and the product of the URL', async ({ page, orderPage }) => {
  await orderPage.openHydrated('cinnamon', 'Alba');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Cinnamon');
  await expect(page).toHaveTitle(/^Order Ceylon Cinnamon \| /);
});

test('the first type is selected if that of the URL is unknown', async ({ orderPage }) => {
  await orderPage.openHydrated('cinnamon', 'Saffron');
  await expect(orderPage.type).toHaveValue('Off Cut');
});

test('an unknown category shows Product Not Found and no types', async ({ page, orderPage, expectedConsole }) => {
  expectedConsole.push(/404/);
  await orderPage.openHydrated('saffron');
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});
