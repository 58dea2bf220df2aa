import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { alba, cloves, fillCart, rememberEmail } from './support/cart-data.ts';
import { stubCart } from './support/cart-stub.ts';
import { pressAndReturn } from './support/press-and-return.ts';
import { expect, ready, test } from './support/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the order page is accessible with its messages', async ({ page, email, request }) => {
      await fillCart(request, email, alba);
      await rememberEmail(page, email);
      await page.goto('/order/cinnamon?type=Alba');
      await expect(page.getByText('Already in your quote')).toBeVisible();
      await page.getByRole('button', { name: 'Add To Quote Request' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });

    test('the cart’s e-mail step is accessible with its message and a shared list', async ({ page }) => {
      const fragment = Buffer.from(JSON.stringify([Object.values(alba)])).toString('base64url');
      await page.goto(`/cart#share=${fragment}`);
      await ready(page);
      await page.getByRole('button', { name: 'Submit Email' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });

    test('the cart is accessible with everything open', async ({ page, email, request, expectedConsole }) => {
      expectedConsole.push(/status of 500/);
      await fillCart(request, email, alba, cloves, { ...alba, quantity: 9 });
      await rememberEmail(page, email);
      await stubCart(page, 'DELETE', 'real', { status: 500 });
      await page.goto('/cart');
      await page.getByText('Help us quote faster').click();
      await page.getByLabel('Your Name').fill('Ana');
      await page.getByRole('button', { name: 'Send Quote via WhatsApp' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Contact Number').fill('+52 1');
      await pressAndReturn(page, 'Send Quote via WhatsApp');
      await page.getByRole('button', { name: /^Remove Cinnamon, Alba, 2/ }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await page.getByRole('button', { name: /^Remove Cinnamon, Alba, 9/ }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('button', { name: /^Change Whole Spices/ }).click();
      await page.getByRole('button', { name: 'Share list' }).click();
      await expectAccessible(page);
    });

    test('the empty cart is accessible', async ({ page, email }) => {
      await rememberEmail(page, email);
      await page.goto('/cart');
      await expect(page.getByRole('heading', { name: 'Your cart is currently empty' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the contact page is accessible with messages, after sending, and with the map', async ({ page }) => {
      await page.goto('/contact');
      await ready(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expectAccessible(page);
      for (const field of ['Name', 'Subject', 'Message']) await page.getByLabel(field).fill('Alba');
      await page.getByLabel('Email').fill('ana@example.com');
      await pressAndReturn(page, 'Send Message');
      await page.getByRole('button', { name: 'Show interactive map' }).click();
      await expect(page.getByRole('link', { name: 'Open WhatsApp again' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
