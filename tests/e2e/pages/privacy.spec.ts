import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { pagePaths } from '#tests/e2e/support/paths.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/rendering/expect-no-sideways-scroll.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';
import { emailPrivacyTexts } from '#text/forms/email-privacy.ts';
import { storageKeyTexts } from '#text/pages/privacy.ts';

const emailFields = [
  { path: '/order/cinnamon', use: emailPrivacyTexts.uses.cart },
  { path: '/contact', use: emailPrivacyTexts.uses.contact },
  { path: '/cart', use: emailPrivacyTexts.uses.cart },
];

for (const { path, use } of emailFields) {
  test(`on ${path} a note beside the email field says what happens to the address, and links to the privacy page`, async ({
    page,
  }) => {
    await openPage(page, path);
    const field = page.getByRole('textbox', { name: /email/i });
    await expect(field).toHaveCount(1);
    await expect(field, 'a link in a description can’t be followed').not.toHaveAccessibleDescription(
      new RegExp(emailPrivacyTexts.title),
    );
    await expect(page.getByText(use)).toBeHidden();
    await page.getByText(emailPrivacyTexts.title).click();
    await expect(page.getByText(use)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: emailPrivacyTexts.link })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });
}

test('the page names everything that a visit leaves in the browser', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba);
  await openPage(page, '/cart');
  await cartPage.fillSender(sender);
  for (const path of pagePaths) {
    await openPage(page, path);
    await page.mouse.wheel(0, 400);
  }
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toEqual(expect.arrayContaining(['customerEmail', 'customerName', 'scroll']));
  await page.goto('/privacy');
  for (const key of keys) await expect(page.getByRole('term').filter({ hasText: key })).toHaveCount(1);
  expect(Object.keys(storageKeyTexts)).toEqual(expect.arrayContaining(keys));
  expect(await page.context().cookies()).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page links to the imprint and the privacy page in its last line', async ({ page }) => {
    const lastLine = byCss(page.getByRole('contentinfo'), 'div').last();
    for (const path of pagePaths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(lastLine, path).toContainText('©');
      await expect(lastLine.getByRole('link', { name: 'Imprint' }), path).toHaveAttribute('href', '/imprint');
      await expect(lastLine.getByRole('link', { name: 'Privacy' }), path).toHaveAttribute('href', '/privacy');
    }
  });

  for (const path of ['/imprint', '/privacy']) {
    test(`${path} is complete, and nothing of it is cut off in print at 320 pixels`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const facts = page.getByRole('main').getByRole('definition');
      await expect(facts).not.toHaveCount(0);
      for (const fact of await facts.all()) await expect(fact).toBeVisible();
      await expectNoSidewaysScroll(page, path);
    });
  }
});
