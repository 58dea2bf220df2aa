import type { Page } from '@playwright/test';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { rowsWithHeader } from '#tests/e2e/support/finding/by-css.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { alba, cloves, fiveItems } from '#tests/support/items.ts';

const clovesWithoutWeight = { ...cloves, quantity: 3, packWeight: '0' };

const messagePreview = (page: Page) => page.getByRole('region', { name: 'Message preview' });

for (const media of ['screen', 'print'] as const) {
  test(`each item and the whole request have totals, in the media ${media}`, async ({ page, cartPage, seedCart }) => {
    await seedCart(...fiveItems);
    await cartPage.goto();
    await page.emulateMedia({ media });
    for (const [index, text] of ['1,000 kg', '10,000 kg', '125 kg', '1.5 kg', '12 l'].entries()) {
      await expect(rowsWithHeader(page).nth(index)).toContainText(text);
    }
    await expect(page.getByText('Total 11,126.5 kg (24,530 lb) and 12 l', { exact: true })).toBeVisible();
  });

  test(`items without weight are counted apart, in the media ${media}`, async ({ page, cartPage, seedCart }) => {
    await page.setViewportSize(phone);
    await seedCart(alba, clovesWithoutWeight);
    await cartPage.goto();
    await page.emulateMedia({ media });
    await expect(page.getByText('Total 50 kg (110 lb), 1 item without weight', { exact: true })).toBeVisible();
  });
}

test('the whole request has its total in the message', async ({ page, cartPage, seedCart }) => {
  await seedCart(...fiveItems);
  await cartPage.goto();
  await expect(messagePreview(page)).toContainText('Total: 11,126.5 kg (24,530 lb) and 12 l');
});

test('items without weight are counted apart in the message', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba, clovesWithoutWeight);
  await cartPage.goto();
  await expect(messagePreview(page)).toContainText('Total: 50 kg (110 lb), 1 item without weight');
});

test('the row of an item without weight says 0 kg', async ({ page, cartPage, seedCart }) => {
  await page.setViewportSize(phone);
  await seedCart(alba, clovesWithoutWeight);
  await cartPage.goto();
  await expect(cartPage.rows.last()).toHaveAccessibleName(/^Whole Spices Cloves 3 0 kg Change/);
});

test('a request of items without weight has their number as total', async ({ page, cartPage, seedCart }) => {
  await page.setViewportSize(phone);
  await seedCart(alba, clovesWithoutWeight);
  await cartPage.goto();
  await cartPage.removeButton(alba).click();
  await expect(page.getByText('Total 1 item without weight', { exact: true })).toBeVisible();
  await expect(page.getByText('1 item', { exact: true }).last()).toBeVisible();
});

test('a removed item is not in the total', async ({ page, cartPage, seedCart }) => {
  await seedCart(...fiveItems);
  await cartPage.goto();
  await cartPage.removeButton(fiveItems[1]).click();
  await expect(page.getByText('Total 1,126.5 kg (2,484 lb) and 12 l', { exact: true })).toBeVisible();
});

test('several removed items are restored one by one to their places', async ({
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(...fiveItems);
  await cartPage.goto();
  const [first, second, , , last] = fiveItems;
  for (const item of [second, first, last]) await cartPage.removeButton(item).click();
  await expect(cartPage.undoButton).toHaveCount(3);
  for (const item of [last, second, first]) {
    await cartPage.undoRemovingButton(item).click();
    await expect(cartPage.removeButton(item)).toBeFocused();
  }
  expect(await fetchCart(request, email)).toEqual(fiveItems);
  for (const [index, { type }] of fiveItems.entries()) {
    await expect(cartPage.rows.nth(index)).toHaveAccessibleName(new RegExp(type));
  }
});

test('the link to share is in view with its buttons when it opens', async ({ page, cartPage, seedCart }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await seedCart(...fiveItems);
  await cartPage.goto();
  await cartPage.shareButton.click();
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeInViewport({ ratio: 1 });
});
