import type { Page } from '@playwright/test';
import { pressAndReturn } from '#tests/e2e/support/acting/press-and-return.ts';
import { stubCart } from '#tests/e2e/support/faults/cart-calls.ts';
import { disclosure } from '#tests/e2e/support/finding/by-css.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { sharedListHash } from '#tests/e2e/support/pages/cart-page.ts';
import { findAxeViolations } from '#tests/e2e/support/rendering/find-axe-violations.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';

async function expectAccessible(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
}

for (const width of pickCases([360, 1280], [360])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the order page is accessible with its messages', async ({ page, orderPage, seedCart }) => {
      await seedCart(alba);
      await page.goto('/order/cinnamon?type=Alba');
      await expect(page.getByText('Already in your quote request')).toBeVisible();
      await orderPage.addButton.click();
      await expect(orderPage.alert).toBeVisible();
      await expectAccessible(page);
    });

    test('the cart’s email step is accessible with its message', async ({ page, cartPage }) => {
      await cartPage.openHydrated();
      await cartPage.submitEmailButton.click();
      await expect(cartPage.alert).toBeVisible();
      await expectAccessible(page);
    });

    test('the email step of a shared list is accessible with its message', async ({ page, cartPage }) => {
      await cartPage.openHydrated(sharedListHash(alba));
      const add = page.getByRole('button', { name: 'Add 1 item' });
      await add.click();
      await expect(page.getByLabel('Under which email?')).toBeFocused();
      await expect(cartPage.emailStep).toHaveCount(0);
      await add.click();
      await expect(cartPage.alert).toBeVisible();
      await expectAccessible(page);
    });

    test('the cart is accessible with the message of a missing number', async ({ page, cartPage, seedCart }) => {
      await seedCart(alba, cloves);
      await cartPage.goto();
      await page.getByText('Help us quote faster').click();
      await cartPage.name.fill(sender.name);
      await cartPage.sendButton.click();
      await expect(cartPage.alert).toBeVisible();
      await expectAccessible(page);
    });

    test('the cart is accessible with everything open', async ({ page, expectedConsole, cartPage, seedCart }) => {
      expectedConsole.push(/status of 500/);
      const moreAlba = { ...alba, quantity: 9 };
      await seedCart(alba, cloves, moreAlba);
      await stubCart(page, 'DELETE', { firstResponses: ['pass-through'], laterResponses: { status: 500 } });
      await cartPage.goto();
      await page.getByText('Help us quote faster').click();
      await cartPage.fillSender(sender);
      await cartPage.send();
      await cartPage.removeButton(alba).click();
      await expect(cartPage.undoButton).toBeVisible();
      await cartPage.removeButton(moreAlba).click();
      await expect(cartPage.alert).toBeVisible();
      await cartPage.changeButton(cloves).click();
      await cartPage.shareButton.click();
      await expectAccessible(page);
    });

    test('the empty cart is accessible', async ({ page, cartPage, rememberBuyer }) => {
      await rememberBuyer();
      await cartPage.goto();
      await expect(cartPage.emptyCart).toBeVisible();
      await expectAccessible(page);
    });

    test('former requests and the notices of a new list are accessible', async ({ page, cartPage, seedCart }) => {
      await page.context().grantPermissions(['clipboard-write']);
      await seedCart(alba, cloves);
      await cartPage.goto();
      await cartPage.fillSender(sender);
      await page.getByRole('button', { name: 'Copy the request' }).click();
      await disclosure(page, 'Requests from this browser').click();
      await page.getByRole('button', { name: /^Show text CSE/ }).click();
      await page.getByRole('button', { name: /^Use again CSE/ }).click();
      await expectAccessible(page);
      await cartPage.startNewListButton.click();
      await expect(cartPage.undoClearButton).toBeVisible();
      await expectAccessible(page);
    });

    test('the contact page is accessible with its messages', async ({ page }) => {
      await openPage(page, '/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('the contact page is accessible with the map after a message was sent', async ({ page }) => {
      await openPage(page, '/contact');
      for (const field of ['Name', 'Subject', 'Message']) await page.getByLabel(field).fill('Alba');
      await page.getByLabel('Email').fill('ana@example.com');
      await pressAndReturn(page, 'Send Message');
      await page.getByRole('button', { name: 'Show Interactive Map' }).click();
      await expect(page.getByRole('link', { name: 'Open WhatsApp again' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
