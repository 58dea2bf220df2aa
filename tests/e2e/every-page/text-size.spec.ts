import type { Page } from '@playwright/test';
import { postItems, rememberEmail } from '#tests/e2e/support/carts.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { createCartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { createOrderPage } from '#tests/e2e/support/pages/order-page.ts';
import { pagePaths, spanishPaths, spanishPathsWithLongWords } from '#tests/e2e/support/paths.ts';
import { findLayoutFaults } from '#tests/e2e/support/rendering/find-layout-faults.ts';
import { lengthenWords } from '#tests/e2e/support/rendering/lengthen-words.ts';
import { isCartInReach } from '#tests/e2e/support/rendering/page-looks.ts';
import {
  widths as allWidths,
  findLastingLayoutFaults,
  setWidth,
  textSizeTest as test,
} from '#tests/e2e/support/rendering/text-size.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { sender } from '#tests/support/sender.ts';

type Words = 'own words' | 'long words';

interface Visits {
  readonly percent: number;
  readonly paths: readonly string[];
  readonly words: readonly Words[];
  readonly widths: readonly number[];
}

/** Leaves out the pages' own words at a text size of 100 %, which `every-page.spec.ts` checks. */
const wholeMatrix: readonly Visits[] = [
  { percent: 100, paths: pagePaths, words: ['long words'], widths: allWidths },
  ...[112.5, 125, 150, 200].map((percent) => ({
    percent,
    paths: pagePaths,
    words: ['own words', 'long words'] as const,
    widths: allWidths,
  })),
  ...[150, 200].map((percent) => ({
    percent,
    paths: spanishPaths,
    words: ['own words'] as const,
    widths: allWidths,
  })),
];

const troubleSpots: readonly Visits[] = [
  { percent: 200, paths: pagePaths, words: ['own words', 'long words'], widths: [320, 1025] },
  { percent: 200, paths: spanishPathsWithLongWords, words: ['own words'], widths: [320, 1025] },
  ...[112.5, 125].map((percent) => ({
    percent,
    paths: ['/', '/contact', `/product/${idsByName.alba}`],
    words: ['own words'] as const,
    widths: [320, 1025, 1280],
  })),
];

const threeItems = [
  { ...alba, quantity: 40 },
  { ...cloves, type: 'Dehydrated Green Pepper', quantity: 200, packWeight: '50' },
  leafOil,
];

async function findFaultsOfVisits(page: Page, { paths, words: kinds, widths }: Visits): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await waitUntilReady(page);
    for (const words of kinds) {
      if (words === 'long words') await page.evaluate(lengthenWords);
      for (const width of widths) {
        await setWidth(page, width);
        const faults = await findLastingLayoutFaults(page);
        const relevant = words === 'own words' ? faults : faults.filter((fault) => !fault.startsWith('broken'));
        found.push(...relevant.map((fault) => `${path} at ${width}, ${words}: ${fault}`));
        if (!(await page.evaluate(isCartInReach))) {
          found.push(`${path} at ${width}, ${words}: the cart link is out of reach`);
        }
      }
    }
  }
  return found;
}

async function expectNoLayoutFaultsOnPhones(page: Page): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(findLayoutFaults), `at ${width}`).toEqual([]);
  }
}

for (const visits of pickCases(wholeMatrix, troubleSpots)) {
  const { percent, paths, words, widths } = visits;
  const title = `${words.join(' and ')} of pages such as ${paths[1]} fit ${widths.join(', ')} px`;
  test(`with text at ${percent} % nothing overlaps or leaves the page: ${title}`, async ({ openBrowser }) => {
    test.slow();
    expect(await findFaultsOfVisits(await openBrowser(percent), visits)).toEqual([]);
  });
}

test('with text at 200 % a buyer gets from the home page to a sent request on a phone', async ({
  openBrowser,
  email,
}) => {
  const page = await openBrowser(200);
  await page.setViewportSize(phone);
  const order = createOrderPage(page);
  const cart = createCartPage(page);
  const expectNoLayoutFaults = async () => expect(await page.evaluate(findLayoutFaults)).toEqual([]);

  await openPage(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'CONTACT US' })).toBeVisible();
  await menu.getByRole('link', { name: 'SHOP NOW' }).click();
  await page.getByRole('link', { name: 'Order Now: Cinnamon' }).click();
  await expect(page).toHaveURL('/order/cinnamon');
  await order.enter({ packWeight: '25', quantity: 40, email });
  await order.unit.selectOption('kg');
  await order.increaseButton.click();
  await expectNoLayoutFaults();
  await order.addButton.click();
  await expect(page).toHaveURL('/cart');
  await expect(cart.sendButton).toBeVisible();
  await expectNoLayoutFaults();
  await cart.fillSender(sender);
  await cart.sendButton.click();
  await expect(cart.openAgainLink).toBeVisible();
  await expectNoLayoutFaults();
});

for (const percent of pickCases([112.5, 150, 200], [200])) {
  test(`with text at ${percent} % the order form can be read and used on phones`, async ({
    openBrowser,
    email,
    request,
  }) => {
    const page = await openBrowser(percent);
    await rememberEmail(page, email);
    await postItems(request, email, ...threeItems);
    const order = createOrderPage(page);
    await page.setViewportSize(phone);
    await order.openHydrated('cinnamon', 'Alba');
    await order.addButton.click();
    await expect(order.alert).toBeVisible();
    await order.changeEmailButton.click();
    await page.getByRole('button', { name: 'Other types' }).click();
    await expectNoLayoutFaultsOnPhones(page);
    await order.enter({ packWeight: '25', quantity: 40 });
    await order.unit.selectOption('kg');
    await order.increaseButton.click();
    await expect(order.quantity).toHaveValue('41');
  });

  test(`with text at ${percent} % a cart can be read and used on phones`, async ({ openBrowser, email, request }) => {
    const page = await openBrowser(percent);
    await rememberEmail(page, email);
    await postItems(request, email, ...threeItems);
    const cart = createCartPage(page);
    await page.setViewportSize(phone);
    await cart.goto();
    await cart.changeButton({ ...alba, quantity: 40 }).click();
    await cart.removeButton(leafOil).click();
    await expect(cart.undoButton).toBeFocused();
    await cart.shareButton.click();
    await cart.sendButton.click();
    await expect(cart.alert.first()).toBeVisible();
    await expectNoLayoutFaultsOnPhones(page);
    await cart.increaseButton.click();
    await cart.saveButton.click();
    await expect(cart.row({ ...alba, quantity: 41 })).toBeVisible();
  });
}
