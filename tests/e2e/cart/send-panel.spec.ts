import type { Page } from '@playwright/test';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, fortyItems } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';

const messagePreview = (page: Page) => page.getByRole('region', { name: 'Message preview' });

test('on a wide screen the send panel stays in view beside 40 items', async ({ page, cartPage, seedCart }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await seedCart(...fortyItems);
  await cartPage.goto();
  await cartPage.row({ ...alba, quantity: 35 }).scrollIntoViewIfNeeded();
  await expect(cartPage.sendButton).toBeInViewport({ ratio: 1 });
  await expect(cartPage.name).toBeInViewport({ ratio: 1 });
});

test('a preview shows the message while it is written', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba);
  await cartPage.goto();
  await expect(messagePreview(page)).toContainText('1. Cinnamon, Alba, quantity 2, pack weight 25 kg');
  await cartPage.name.fill('Ana López');
  await expect(messagePreview(page)).toContainText('Name: Ana López');
});

test('the preview goes when the message is sent', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba);
  await cartPage.goto();
  await expect(messagePreview(page)).toBeVisible();
  await cartPage.fillSender(sender);
  await cartPage.send();
  await expect(messagePreview(page)).toHaveCount(0);
});

test('the preview stands below the items, and ends where the panel beside them does', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba);
  await cartPage.goto();
  await cartPage.name.fill('Ana López');
  await expect(messagePreview(page)).toContainText('Name: Ana López');
  const [cart, box, panel] = await Promise.all([
    getBox(page.getByRole('region', { name: /^Items of/ })),
    getBox(messagePreview(page)),
    getBox(page.getByRole('region', { name: 'Send your request' })),
  ]);
  expect(box.x).toBe(cart.x);
  expect(box.y - cart.bottom, 'pixels between the cart and the preview').toBeLessThan(160);
  expect(panel.bottom - box.bottom, 'pixels from the end of the preview to that of the panel').toBeLessThan(120);
});
