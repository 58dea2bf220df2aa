import type { Locator } from '@playwright/test';
import { byCss, rowsWithHeader } from '#tests/e2e/support/finding/by-css.ts';
import { productPictureUrlPattern } from '#tests/e2e/support/reading/product-picture-url-pattern.ts';
import { measureParts } from '#tests/e2e/support/rendering/measure-parts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { alba, cloves, fiveItems, leafOil } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { sender } from '#tests/support/sender.ts';

const maxRowHeightOnPhonePx = 114;
const maxHeightOfTwoLinesPx = 60;

const weightCell = (row: Locator) => row.getByRole('cell').nth(2);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('rows are low', async ({ page, cartPage, seedCart }) => {
    await seedCart(...fiveItems);
    await cartPage.goto();
    await expect(cartPage.rows).toHaveCount(5);
    const heights = await rowsWithHeader(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThan(maxRowHeightOnPhonePx);
  });

  test('a bar with the total leads to the form that sends the request', async ({ page, cartPage, seedCart }) => {
    await seedCart(...fiveItems);
    await cartPage.goto();
    await expect(page.getByText('5 items, 11.1 t and 12 l')).toBeInViewport();
    await expect(cartPage.sendButton).not.toBeInViewport();
    const send = page.getByRole('button', { name: 'Send request', exact: true });
    await send.click();
    await expect(cartPage.name).toBeFocused();
    await expect(cartPage.name).toBeInViewport({ ratio: 1 });
    await cartPage.fillSender(sender);
    await page.evaluate(() => window.scrollTo(0, 0));
    await send.click();
    await expect(cartPage.sendButton).toBeFocused();
  });
});

test('on a wide screen the weight and the total of a row take two lines', async ({ page, cartPage, seedCart }) => {
  await seedCart({ ...alba, quantity: 10 }, { ...cloves, quantity: 7 });
  await cartPage.goto();
  await expect(cartPage.rows).toHaveCount(2);
  const heights = await page.getByRole('cell', { name: /^[\d.]+\skg/ }).evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getBoundingClientRect().height;
    }),
  );
  expect(heights).toHaveLength(2);
  expect(Math.max(...heights)).toBeLessThan(maxHeightOfTwoLinesPx);
});

test('the reference stays on one line at any width', async ({ page, cartPage, seedCart }) => {
  await seedCart({ ...alba, quantity: 10 }, { ...cloves, quantity: 7 });
  await cartPage.goto();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const reference = page.getByRole('region', { name: /^Items of/ }).getByText(/^CSE-\d{8}-\w{4}$/);
    await expect(reference).toBeVisible();
    const { height, twoLines } = await reference.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      twoLines: Number.parseFloat(getComputedStyle(element).fontSize) * 2,
    }));
    expect(height, `${width} px`).toBeLessThan(twoLines);
  }
});

test('neither measure of a total is broken beside long numbers', async ({ page, cartPage, seedCart }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await seedCart(
    { ...alba, quantity: 10 },
    { ...cloves, quantity: 7 },
    { ...alba, quantity: 1111, packWeight: '12.5' },
  );
  await cartPage.goto();
  const total = page
    .getByRole('row')
    .getByText(/13,887\.5/)
    .last();
  await expect(total).toBeVisible();
  const parts = await total.evaluate(measureParts, ['13,887.5', 'kg', '(', 'lb)']);
  const [figure, unit, pounds, poundsUnit] = parts;
  expect(parts.map(({ lineCount }) => lineCount)).toEqual([1, 1, 1, 1]);
  expect(unit?.top).toBe(figure?.top);
  expect(poundsUnit?.top).toBe(pounds?.top);
});

test('one pack has its weight in pounds, several their total', async ({ cartPage, seedCart }) => {
  await seedCart({ ...alba, quantity: 1 }, { ...alba, type: 'C5' }, { ...leafOil, quantity: 1 });
  await cartPage.openHydrated();
  await expect(weightCell(cartPage.rows.nth(0))).toHaveText('25 kg (55.1 lb)');
  await expect(weightCell(cartPage.rows.nth(1))).toHaveText('25 kg total 50 kg (110 lb)');
  await expect(weightCell(cartPage.rows.nth(2))).toHaveText('500 ml');
});

test('large numbers are grouped', async ({ cartPage, seedCart }) => {
  await seedCart({ ...alba, quantity: 1_000_000, packWeight: '999999' });
  await cartPage.goto();
  await expect(cartPage.rows.nth(0)).toContainText('1,000,000');
  await expect(cartPage.rows.nth(0)).toContainText('999,999 kg');
  await expect(cartPage.rows.nth(0)).toContainText('999,999,000,000 kg');
});

test('the name and the picture of an item are links to its product', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba);
  await cartPage.goto();
  const link = cartPage.row(alba).getByRole('link', { name: 'Alba' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `/product/${idsByName.alba}`);
  const picture = byCss(cartPage.row(alba), `td:first-child a[href="/product/${idsByName.alba}"] img`);
  await expect(picture).toHaveAttribute('src', productPictureUrlPattern(idsByName.alba));
  await picture.click();
  await expect(page).toHaveURL(`/product/${idsByName.alba}`);
});

test('an item that is no product of the shop has no link', async ({ cartPage, seedCart }) => {
  const saffron = { ...cloves, type: 'Saffron' };
  await seedCart(saffron);
  await cartPage.goto();
  await expect(cartPage.row(saffron)).toBeVisible();
  await expect(cartPage.row(saffron).getByRole('link')).toHaveCount(0);
});
