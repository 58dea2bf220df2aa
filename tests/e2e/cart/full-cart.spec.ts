import { maxCartItems } from '#domain/cart/cart-item.ts';
import { fetchCart, postItems } from '#tests/e2e/support/carts.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { sharedListHash } from '#tests/e2e/support/pages/cart-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';
import { listPanelTexts } from '#text/list/list-panel.ts';
import { serverErrors } from '#text/server/server-errors.ts';

const message = `Failed to add item to cart: ${serverErrors['cart-full']}`;

test('the order page, Undo and a shared list say that the cart is full', async ({
  page,
  request,
  email,
  expectedConsole,
  orderPage,
  cartPage,
  listTable,
  seedCart,
}) => {
  expectedConsole.push(/status of 409/);
  await seedCart(alba);
  await Promise.all(Array.from({ length: maxCartItems - 1 }, () => postItems(request, email, cloves)));

  await test.step('the order page says so until an item is removed', async () => {
    await orderPage.openHydrated('cinnamon');
    await orderPage.addItem({ packWeight: '1' });
    await expect(orderPage.alert).toHaveText(message);
    const response = await request.get(`/api/cart?email=${encodeURIComponent(email)}`);
    const [oldestItem] = (await response.json()) as { _id: string }[];
    await request.delete(`/api/cart/${oldestItem?._id}`);
    await orderPage.addButton.click();
    await expect(page).toHaveURL('/cart');
    expect(await fetchCart(request, email)).toHaveLength(maxCartItems);
  });

  await test.step('Undo says so, if another item has taken the place of the removed one', async () => {
    // Looks for buttons in their row only: the names of the buttons of 200 rows take a second to compute.
    const row = byCss(page, 'tbody tr', { hasText: 'Off Cut' });
    await row.getByRole('button', { name: /^Remove/ }).click();
    const undo = row.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await postItems(request, email, leafOil);
    await undo.click();
    await expect(cartPage.alert).toHaveText(message);
  });

  await test.step('a shared list says so', async () => {
    await cartPage.goto(sharedListHash(alba));
    await listTable.addButton.click();
    const alertOfPanel = page.getByRole('region', { name: listPanelTexts.title }).getByRole('alert');
    await expect(alertOfPanel).toHaveText(message);
  });
});
