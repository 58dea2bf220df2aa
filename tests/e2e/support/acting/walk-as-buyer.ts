import type { APIRequestContext, Page } from '@playwright/test';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { createCartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { createOrderPage } from '#tests/e2e/support/pages/order-page.ts';
import { createProductsPage } from '#tests/e2e/support/pages/products-page.ts';
import { readSentWhatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';

interface Buyer {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly email: string;
  readonly externalRequests: readonly string[];
}

interface Conditions {
  readonly onOpened?: () => Promise<void>;
  readonly openCart?: () => Promise<Page>;
}

const changed = { ...alba, packWeight: '10' };

export async function walkAsBuyer(buyer: Buyer, { onOpened, openCart }: Conditions = {}): Promise<void> {
  const { page, request, email, externalRequests } = buyer;
  const orderPage = createOrderPage(page);
  await page.goto('/');
  await onOpened?.();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'OUR PRODUCTS' }).tap();
  await expect(page).toHaveURL('/products');

  await createProductsPage(page).searchbox.fill('albba');
  await page.getByRole('link', { name: 'Read More about Ceylon Cinnamon Alba' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Ceylon Cinnamon Alba' })).toBeVisible();
  const guide = page.getByRole('region', { name: 'How thick is each grade?' });
  await expect(guide.getByRole('link', { name: /^Alba\s*6 mm/ })).toBeVisible();
  await expect(guide.getByRole('link', { name: /^H2\s*25 mm/ })).toBeVisible();

  await page.getByRole('link', { name: 'Request a quote' }).tap();
  await expect(page).toHaveURL('/order/cinnamon?type=Alba');
  await expect(orderPage.type).toHaveValue('Alba');
  await orderPage.enter({ packWeight: changed.packWeight, email });
  await orderPage.addButton.tap();
  await expect(page).toHaveURL('/cart');
  expect(await fetchCart(request, email)).toMatchObject([{ type: 'Alba', quantity: 1, packWeight: '10' }]);

  const tab = (await openCart?.()) ?? page;
  const cartPage = createCartPage(tab);
  await cartPage.changeButton({ ...changed, quantity: 1 }).tap();
  await cartPage.increaseButton.tap();
  await cartPage.saveButton.tap();
  await expect(cartPage.changeButton(changed)).toBeVisible();
  expect(await fetchCart(request, email)).toMatchObject([{ type: 'Alba', quantity: 2, packWeight: '10' }]);

  await cartPage.fillSender(sender);
  await cartPage.send();
  expect(readSentWhatsAppText(externalRequests)).toContain('1. Cinnamon, Alba, quantity 2, pack weight 10 kg');
  await expect(cartPage.openAgainLink).toBeVisible();
}
