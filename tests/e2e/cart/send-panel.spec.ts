import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, fortyItems } from '#tests/support/items.ts';

test('on a wide screen the send panel stays in view beside 40 items', async ({ page, cartPage, seedCart }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await seedCart(...fortyItems);
  await cartPage.goto();
  await cartPage.row({ ...alba, quantity: 35 }).scrollIntoViewIfNeeded();
  await expect(cartPage.sendButton).toBeInViewport({ ratio: 1 });
  await expect(cartPage.name).toBeInViewport({ ratio: 1 });
});

test('a preview shows the message while it is written, below the items', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba);
  await cartPage.goto();
  const preview = page.getByRole('region', { name: 'Message preview' });
  await expect(preview).toContainText('1. Cinnamon, Alba, quantity 2, pack weight 25 kg');
  await cartPage.name.fill('Ana López');
  await expect(preview).toContainText('Name: Ana López');
  const [list, box, panel] = await Promise.all([
    getBox(page.getByRole('region', { name: /^Items of/ })),
    getBox(preview),
    getBox(page.getByRole('region', { name: 'Send your request' })),
  ]);
  expect(box.x).toBe(list.x);
  expect(box.y - list.bottom).toBeLessThan(160);
  expect(box.bottom).toBeGreaterThan(panel.bottom - 120);
  await cartPage.phone.fill('+52 1');
  await cartPage.send();
  await expect(preview).toHaveCount(0);
});
