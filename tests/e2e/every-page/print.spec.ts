import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('a list that is still fading in is printed in full', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('main').getByRole('listitem').nth(20);
  const longMs = 1_000_000;
  await card.evaluate((item, duration) => {
    for (const part of [item, item.parentElement]) part?.animate({ opacity: [0, 0] }, duration);
  }, longMs);
  await expect(card).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(card).toHaveCSS('opacity', '1');
  await expect(byCss(card, '..')).toHaveCSS('opacity', '1');
});

test('an open menu is not printed over the page', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 980 });
  await openPage(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = byCss(page, 'dialog[open]');
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
});
