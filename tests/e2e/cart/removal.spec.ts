import type { Locator, Page } from '@playwright/test';
import { clickAndMeasure } from '#tests/e2e/support/acting/click-and-measure.ts';
import { fireFocus } from '#tests/e2e/support/acting/fire-focus.ts';
import { fetchCart, postItems } from '#tests/e2e/support/carts.ts';
import { holdResponses } from '#tests/e2e/support/faults/hold-responses.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { createCartPage, type CartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { readThemeColor } from '#tests/e2e/support/rendering/computed-looks.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { alba, cloves, fortyItems, leafOil } from '#tests/support/items.ts';

const moveTolerancePx = 20;

/** In pixels below the top of the window. `scrollY` is no measure: it also changes while the row stays in place. */
function measureRowTop(button: Locator): Promise<number> {
  return button.evaluate((element) => element.closest('tr')?.getBoundingClientRect().top ?? Number.NaN);
}

async function clickAndMeasureRowTop(button: Locator): Promise<number> {
  const row = button.page().getByRole('row').filter({ has: button });
  return (await clickAndMeasure(button, row)).box.y;
}

async function expectUnmoved(button: Locator, formerTop: number): Promise<void> {
  expect(Math.abs((await measureRowTop(button)) - formerTop)).toBeLessThan(moveTolerancePx);
}

function removalNotice(page: Page, cartPage: CartPage): Locator {
  return byCss(page.getByRole('row').filter({ has: cartPage.undoButton }), 'td > div');
}

test('a removed item is gone at once', async ({ page, request, email, cartPage, seedCart }) => {
  await seedCart(alba, cloves);
  await cartPage.goto();
  await cartPage.removeButton(alba).click();
  await expect(cartPage.rows).toHaveCount(1);
  await expect(page.getByText('Cinnamon, Alba was removed.')).toBeVisible();
  await expect(page.getByRole('link', { name: /1 item in your quote/ })).toBeVisible();
  await expect.poll(() => fetchCart(request, email)).toEqual([cloves]);
});

test('the row of a removed item offers Undo, which has the focus', async ({ cartPage, seedCart }) => {
  await seedCart(alba, cloves);
  await cartPage.goto();
  await cartPage.removeButton(alba).click();
  await expect(cartPage.undoRemovingButton(alba)).toBeFocused();
  await expect(cartPage.undoButton).toHaveAccessibleDescription('Cinnamon, Alba was removed.');
});

test('Undo puts a removed item back in its place and announces it', async ({
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

  test('Remove and Undo of one of 40 items keep the scroll position, the focus and the order, in every tab', async ({
    page,
    context,
    request,
    email,
    cartPage,
    seedCart,
  }) => {
    const indexOfItem = 19;
    const item = { ...alba, quantity: 20 };
    expect(fortyItems[indexOfItem]).toEqual(item);
    await seedCart(...fortyItems);
    await cartPage.goto();
    await cartPage.removeButton(item).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(phone.height);

    await test.step('Remove keeps the place and takes the focus along', async () => {
      const topAtRemove = await clickAndMeasureRowTop(cartPage.removeButton(item));
      const undo = cartPage.undoRemovingButton(item);
      await expect(undo).toBeFocused();
      await expect(undo).toBeInViewport();
      await expectUnmoved(undo, topAtRemove);
    });

    const secondTab = await context.newPage();
    const secondCartPage = createCartPage(secondTab);
    await secondCartPage.goto();
    await expect(secondCartPage.rows).toHaveCount(fortyItems.length - 1);

    await test.step('Undo keeps the place and takes the focus along', async () => {
      await page.bringToFront();
      const topAtUndo = await clickAndMeasureRowTop(cartPage.undoRemovingButton(item));
      const remove = cartPage.removeButton(item);
      await expect(remove).toBeFocused();
      await expect(remove).toBeInViewport();
      await expectUnmoved(remove, topAtUndo);
      expect(await fetchCart(request, email)).toEqual(fortyItems);
    });

    await test.step('the order is the same in both tabs', async () => {
      await fireFocus(secondTab);
      await expect(secondCartPage.rows).toHaveCount(fortyItems.length);
      await expect(secondCartPage.rows.nth(indexOfItem)).toHaveAccessibleName(/^Cinnamon Alba 20 25 kg/);
      await expect(cartPage.rows.nth(indexOfItem)).toHaveAccessibleName(/^Cinnamon Alba 20 25 kg/);
    });
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
  const notice = removalNotice(page, cartPage);
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
