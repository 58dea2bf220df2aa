import type { Locator } from '@playwright/test';
import { clickAndMeasure } from '#tests/e2e/support/acting/click-and-measure.ts';
import { fireFocus } from '#tests/e2e/support/acting/fire-focus.ts';
import { fetchCart, postItems } from '#tests/e2e/support/carts.ts';
import { holdResponses } from '#tests/e2e/support/faults/hold-responses.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { createCartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { readThemeColor } from '#tests/e2e/support/rendering/computed-looks.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { alba, cloves, fortyItems, leafOil } from '#tests/support/items.ts';

/** In pixels below the top of the window. `scrollY` is no measure: it also changes while the row stays in place. */
const rowTop = (button: Locator) =>
  button.evaluate((element) => element.closest('tr')?.getBoundingClientRect().top ?? Number.NaN);

async function clickInRow(button: Locator): Promise<number> {
  const row = button.page().getByRole('row').filter({ has: button });
  return (await clickAndMeasure(button, row)).box.y;
}

test('a removed item is gone at once, and its row offers Undo with the focus', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves);
  await cartPage.goto();
  await cartPage.removeButton(alba).click();
  await expect(cartPage.rows).toHaveCount(1);
  await expect(page.getByText('Cinnamon, Alba was removed.')).toBeVisible();
  await expect(page.getByRole('link', { name: /1 item in your quote/ })).toBeVisible();
  await expect.poll(() => fetchCart(request, email)).toEqual([cloves]);
  await expect(cartPage.undoRemovingButton(alba)).toBeFocused();
  await expect(cartPage.undoButton).toHaveAccessibleDescription('Cinnamon, Alba was removed.');
});

test('Undo restores a removed item at its place and announces it', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves);
  await cartPage.goto();
  await cartPage.removeButton(alba).click();
  await expect(cartPage.undoRemovingButton(alba)).toBeFocused();
  await cartPage.undoButton.click();
  await expect(cartPage.removeButton(alba)).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Cinnamon, Alba is back in your quote request.' }),
  ).toHaveCount(1);
  await expect(cartPage.undoButton).toHaveCount(0);
  expect(await fetchCart(request, email)).toEqual([alba, cloves]);
});

test('of two removed items one can be restored while the other stays removed', async ({ cartPage, seedCart }) => {
  await seedCart(alba, cloves);
  await cartPage.goto();
  await cartPage.removeButton(cloves).click();
  await expect(cartPage.undoRemovingButton(cloves)).toBeFocused();
  await cartPage.removeButton(alba).click();
  await expect(cartPage.emptyCart).toBeVisible();
  await expect(cartPage.undoRemovingButton(alba)).toBeFocused();
  await cartPage.undoRemovingButton(cloves).click();
  await expect(cartPage.row(cloves)).toBeVisible();
  await expect(cartPage.undoRemovingButton(alba)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('of 40 items Remove and Undo keep the scroll position, the focus and the order, in every tab', async ({
    page,
    context,
    request,
    email,
    cartPage,
    seedCart,
  }) => {
    await seedCart(...fortyItems);
    await cartPage.goto();
    const item = { ...alba, quantity: 20 };
    await cartPage.removeButton(item).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(phone.height);

    const topAtRemove = await clickInRow(cartPage.removeButton(item));
    await expect(cartPage.undoRemovingButton(item)).toBeFocused();
    await expect(cartPage.undoRemovingButton(item)).toBeInViewport();
    expect(Math.abs((await rowTop(cartPage.undoRemovingButton(item))) - topAtRemove)).toBeLessThan(20);
    const other = await context.newPage();
    const otherCartPage = createCartPage(other);
    await otherCartPage.goto();
    await expect(otherCartPage.rows).toHaveCount(39);

    await page.bringToFront();
    const topAtUndo = await clickInRow(cartPage.undoRemovingButton(item));
    await expect(cartPage.removeButton(item)).toBeFocused();
    await expect(cartPage.removeButton(item)).toBeInViewport();
    expect(Math.abs((await rowTop(cartPage.removeButton(item))) - topAtUndo)).toBeLessThan(20);
    expect(await fetchCart(request, email)).toEqual(fortyItems);
    await fireFocus(other);
    await expect(otherCartPage.rows).toHaveCount(40);
    await expect(otherCartPage.rows.nth(19)).toHaveAccessibleName(/^Cinnamon Alba 20 25 kg/);
    await expect(cartPage.rows.nth(19)).toHaveAccessibleName(/^Cinnamon Alba 20 25 kg/);
  });
});

test('a removed row leaves the focus where the visitor has moved it meanwhile', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves);
  await cartPage.goto();
  await expect(cartPage.removeButton(alba)).toBeVisible();
  const release = await holdResponses(page, '**/api/cart/*');
  await cartPage.removeButton(alba).click();
  await cartPage.name.focus();
  release();
  await expect(cartPage.undoRemovingButton(alba)).toBeVisible();
  await expect(cartPage.name).toBeFocused();
});

test('of two rows alike, the one that stays is no longer marked when the other is removed', async ({
  cartPage,
  seedCart,
}) => {
  const removed = { ...alba, quantity: 9 };
  await seedCart(removed, cloves, alba);
  await cartPage.goto();
  const alike = cartPage.rows.filter({ hasText: '2 rows like this' });
  await expect(alike).toHaveCount(2);
  await cartPage.removeButton(removed).click();
  await expect(cartPage.undoRemovingButton(removed)).toBeVisible();
  await expect(alike).toHaveCount(0);
});

test('the notice of a removed row is linen with an edge of leaf green', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba, cloves);
  await cartPage.goto();
  await cartPage.removeButton(alba).click();
  const notice = byCss(page.getByRole('row').filter({ has: cartPage.undoButton }), 'td > div');
  await expect(notice).toHaveCSS('background-color', await readThemeColor(page, 'linen'));
  await expect(notice).toHaveCSS('border-left-color', await readThemeColor(page, 'leaf'));
});

test('the notice of a removed row goes when another tab restores the item', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  const [id] = await seedCart(alba, cloves);
  await cartPage.goto();
  await cartPage.removeButton(alba).click();
  await expect(cartPage.undoRemovingButton(alba)).toBeVisible();
  await request.put(`/api/cart/${id}`, { data: { ...alba, email } });
  await postItems(request, email, leafOil);
  await fireFocus(page);
  await expect(cartPage.rows).toHaveCount(3);
  await expect(cartPage.undoButton).toHaveCount(0);
});
