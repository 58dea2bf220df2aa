import type { Page } from '@playwright/test';
import { alba, cloves, fillCart, rememberEmail, storedCart } from './support/cart-data.ts';
import { expect, ready, test } from './support/test.ts';

const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: `Your quote request, ${count} item${count === 1 ? '' : 's'} in your quote` });
const noBadge = (page: Page) => page.locator('header').getByRole('link', { name: 'Your quote request', exact: true });

async function enterEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit Email' }).click();
}

/** What a browser tells a page when its tab is looked at again. */
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('the badge starts without a number and follows the stored e-mail', async ({ page, request, email }) => {
  await fillCart(request, email, alba, cloves);
  await page.goto('/');
  await ready(page);
  await expect(noBadge(page)).toBeVisible();
  await rememberEmail(page, email);
  await page.goto('/about');
  await expect(badge(page, 2)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 items in your quote' })).toHaveCount(1);
});

test('badge, cart page and order page agree after an add and a remove in one tab', async ({ page, request, email }) => {
  await fillCart(request, email, alba);
  await rememberEmail(page, email);
  await page.goto('/order/cinnamon?type=Alba');
  await expect(page.getByText('Already in your quote: 2 × 25 kg.')).toBeVisible();
  await page.getByLabel('Pack weight').fill('5');
  await page.getByRole('button', { name: 'Add To Quote Request' }).click();
  await expect(page.getByRole('row', { name: /Alba/ })).toHaveCount(2);
  await expect(badge(page, 2)).toBeVisible();
  await page.getByRole('button', { name: /Remove .* 2 × 25 kg/ }).click();
  await expect(badge(page, 1)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Already in your quote: 1 × 5 kg.')).toBeVisible();
});

test('a second tab picks up login, changes of the cart, and logout', async ({ page, request, email, context }) => {
  await fillCart(request, email, alba, cloves);
  await page.goto('/cart');
  await ready(page);
  const other = await context.newPage();
  await other.goto('/order/cinnamon?type=Alba');
  await ready(other);
  await expect(noBadge(other)).toBeVisible();

  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit Email' }).click();
  await expect(badge(page, 2)).toBeVisible();
  await expect(badge(other, 2)).toBeVisible();
  await expect(other.getByText('Already in your quote: 2 × 25 kg.')).toBeVisible();
  await expect(other.getByLabel('Email')).toHaveValue(email.toLowerCase());

  await page.getByRole('button', { name: /Remove Cinnamon, Alba/ }).click();
  await expect(badge(page, 1)).toBeVisible();
  await look(other);
  await expect(badge(other, 1)).toBeVisible();
  await expect(other.getByText(/Already in your quote/)).toHaveCount(0);

  await other.getByLabel('Pack weight').fill('5');
  await other.getByRole('button', { name: 'Add To Quote Request' }).click();
  await expect(badge(other, 2)).toBeVisible();
  await look(page);
  await expect(page.getByRole('row', { name: /Cinnamon Alba 1 5 kg/ })).toBeVisible();

  await other.getByRole('button', { name: 'Forget me' }).click();
  await expect(page.getByRole('heading', { name: 'Enter Your Email to View Cart' })).toBeVisible();
  await expect(noBadge(page)).toBeVisible();
});

test('the back button shows today’s badge', async ({ page, request, email }) => {
  const [id] = await fillCart(request, email, alba, cloves);
  await rememberEmail(page, email);
  await page.goto('/shop');
  await expect(badge(page, 2)).toBeVisible();
  await page.goto('about:blank');
  await request.delete(`/api/cart/${id}`);
  await page.goBack();
  await expect(badge(page, 1)).toBeVisible();
});

for (const [name, change] of [
  ['in this tab', (page: Page) => page],
  ['in another tab', (page: Page) => page.context().newPage()],
] as const) {
  test(`the Undo notice ends when the e-mail is changed ${name}`, async ({ page, request, email }) => {
    const otherEmail = `other-${email}`;
    await fillCart(request, email, alba, cloves);
    await fillCart(request, otherEmail, cloves);
    await page.goto('/cart');
    await enterEmail(page, email);
    await page.getByRole('button', { name: /Remove Cinnamon, Alba/ }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

    const tab = await change(page);
    await tab.goto('/cart');
    if (tab === page) {
      await page.getByRole('button', { name: /Remove Whole Spices/ }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    }
    await tab.getByRole('button', { name: /^change/ }).click();
    await enterEmail(tab, otherEmail);
    await expect(badge(page, 1)).toBeVisible();
    await expect(page.getByRole('row', { name: /Cloves/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(page.getByText(/was removed/)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('customerEmail'))).toBe(otherEmail.toLowerCase());
  });
}

for (const [name, otherEmail] of [
  ['is forgotten', undefined],
  ['changes', 'someone.else@example.com'],
] as const) {
  test(`an e-mail that ${name} in another tab is not stored again by an add under way`, async ({
    page,
    context,
    request,
    email,
  }) => {
    await page.goto('/cart');
    await enterEmail(page, email);
    await page.goto('/order/cinnamon?type=Alba');
    await ready(page);
    await page.getByLabel('Pack weight').fill('25');
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/cart', async (route) => {
      await isReleased;
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Add To Quote Request' }).click();

    const other = await context.newPage();
    await other.goto('/cart');
    if (otherEmail === undefined) await other.getByRole('button', { name: 'Forget me' }).click();
    else {
      await other.getByRole('button', { name: /^change/ }).click();
      await enterEmail(other, otherEmail);
    }
    const expected = otherEmail ?? null;
    const storedEmail = (tab: Page) => tab.evaluate(() => localStorage.getItem('customerEmail'));
    await expect.poll(() => storedEmail(other)).toBe(expected);
    release();
    await expect(page).toHaveURL('/cart');
    expect(await storedEmail(page)).toBe(expected);
    if (otherEmail === undefined) {
      await expect(page.getByRole('heading', { name: 'Enter Your Email to View Cart' })).toBeVisible();
    }
    expect(await storedCart(request, email)).toHaveLength(1);
  });
}
