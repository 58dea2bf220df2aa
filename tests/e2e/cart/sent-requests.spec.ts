import type { Page } from '@playwright/test';
import { maxSentRequests } from '#domain/quote/sent-request.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { stubCart } from '#tests/e2e/support/faults/cart-calls.ts';
import { disclosure, focusedElement } from '#tests/e2e/support/finding/by-css.ts';
import { createCartPage, type CartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { readLocalStorage } from '#tests/e2e/support/reading/stored-values.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';
import { quoteDetailTexts } from '#text/quote/quote-details.ts';
import { sendPanelTexts } from '#text/quote/send-panel.ts';
import { sentRequestsKey } from '#web/storage/keys.ts';

const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy the request' });
const requestsSummary = (page: Page) => disclosure(page, 'Requests from this browser');
const listedRequests = (page: Page) =>
  page.getByRole('listitem', { includeHidden: true }).filter({ hasText: /CSE-\d{8}-\w{4}/ });
const useAgainButton = (page: Page) => page.getByRole('button', { name: /^Use again CSE/ });
const readSentRequests = async (page: Page) =>
  JSON.parse((await readLocalStorage(page, sentRequestsKey)) ?? '[]') as Record<string, unknown>[];

const sentRequest = (email: string, reference: string, ...items: readonly object[]) => ({
  reference,
  time: Date.UTC(2026, 10, 20),
  way: 'whatsapp',
  email: email.toLowerCase(),
  items,
  details: { port: 'Veracruz' },
});

async function storeRequests(page: Page, ...stored: readonly object[]): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (location.protocol !== 'about:') localStorage[key] ??= value;
    },
    [sentRequestsKey, JSON.stringify(stored)] as const,
  );
}

async function sendTwice(
  page: Page,
  cartPage: CartPage,
): Promise<readonly [firstReference: string, secondReference: string]> {
  await cartPage.goto();
  await expect(requestsSummary(page)).toHaveCount(0);
  await cartPage.fillSender(sender);
  const first = await cartPage.readReference();
  await cartPage.send();
  await expect(requestsSummary(page)).toHaveText('Requests from this browser 1');

  await cartPage.removeButton(cloves).click();
  await expect(cartPage.reference).not.toContainText(first);
  const second = await cartPage.readReference();
  await copyButton(page).click();
  await page.getByRole('button', { name: 'save it as a file' }).click();
  await expect(requestsSummary(page)).toHaveText('Requests from this browser 2');
  return [first, second];
}

async function fillCompany(page: Page): Promise<void> {
  await page.getByText(sendPanelTexts.details).click();
  await page.getByLabel(quoteDetailTexts.company, { exact: true }).fill('Importadora');
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('after two sendings two references are listed, newest first, also after a reload', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves);
  const [first, second] = await sendTwice(page, cartPage);
  const expectBothListed = async () => {
    await expect(listedRequests(page)).toHaveCount(2);
    await expect(listedRequests(page).nth(0)).toContainText(second);
    await expect(listedRequests(page).nth(0)).toContainText(/Saved as a file on \d{1,2} \w+ \d{4}, 1 item/);
    await expect(listedRequests(page).nth(1)).toContainText(first);
    await expect(listedRequests(page).nth(1)).toContainText(/Opened in WhatsApp on \d{1,2} \w+ \d{4}, 2 items/);
    await expect(listedRequests(page).first()).toBeHidden();
  };
  await expectBothListed();
  await page.reload();
  await expectBothListed();
});

test('the texts of listed requests are shown, and call none of them sent', async ({
  page,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves);
  const [first] = await sendTwice(page, cartPage);
  await page.reload();
  await requestsSummary(page).click();
  await page.getByRole('button', { name: `Show text ${first}` }).click();
  const text = listedRequests(page)
    .nth(1)
    .getByText(/^Quote request/);
  await expect(text).toContainText('1. Cinnamon, Alba, quantity 2');
  await expect(text).toContainText(`Email: ${email.toLowerCase()}`);
  await expect(page.getByRole('main')).not.toContainText(/\bsent\b(?! when)/i);
});

test('neither the name nor the number is stored with a request', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba, cloves);
  await sendTwice(page, cartPage);
  const json = JSON.stringify(await readSentRequests(page));
  expect(json).not.toContain(sender.name);
  expect(json).not.toContain(sender.phone);
});

test('listed requests are removed one by one', async ({ page, email, cartPage, seedCart }) => {
  const [first, second] = ['CSE-20261120-AAAA', 'CSE-20261120-BBBB'] as const;
  await storeRequests(page, sentRequest(email, second, alba), sentRequest(email, first, alba, cloves));
  await seedCart(alba);
  await cartPage.goto();
  await requestsSummary(page).click();
  await page.getByRole('button', { name: `Remove ${second}` }).click();
  await expect(listedRequests(page)).toHaveCount(1);
  await expect(page.getByText(`${second} was removed from this browser.`)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${first}` }).click();
  await expect(requestsSummary(page)).toHaveCount(0);
  expect(await readSentRequests(page)).toEqual([]);
});

test.describe('"Use again"', () => {
  const reference = 'CSE-20261120-4F7K';
  const items = [{ ...alba, note: '8 cm cut' }, leafOil];
  const addButton = (page: Page) => page.getByRole('button', { name: 'Add 2 items' });
  const addedNotice = (page: Page) => page.getByText('2 items were added to your quote request.');

  async function openAtRequests(page: Page, cartPage: CartPage): Promise<void> {
    await cartPage.goto();
    await expect(cartPage.removeButton(leafOil).first()).toBeVisible();
    await requestsSummary(page).click();
  }

  test.beforeEach(async ({ page, email }) => {
    await storeRequests(page, sentRequest(email, reference, ...items));
  });

  test('fills an empty cart with an earlier request, also after an interruption', async ({
    page,
    request,
    email,
    expectedConsole,
    cartPage,
    rememberBuyer,
  }) => {
    expectedConsole.push(/status of 400/);
    await rememberBuyer();
    await stubCart(page, 'POST', { firstResponses: ['pass-through', { status: 400 }], laterResponses: 'pass-through' });
    await cartPage.goto();
    await expect(cartPage.emptyCart).toBeVisible();
    await requestsSummary(page).click();
    await useAgainButton(page).click();
    await expect(page.getByRole('heading', { name: `2 items of ${reference}` })).toBeFocused();
    await addButton(page).click();
    await expect(page.getByText(/^1 of 2 items were added/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(addedNotice(page)).toBeVisible();
    await expect(page).toHaveURL('/cart');
    expect(await fetchCart(request, email)).toEqual(items);
  });

  test('adds an earlier request to the cart, but not after Cancel', async ({
    page,
    request,
    email,
    cartPage,
    seedCart,
  }) => {
    await seedCart(...items);
    await openAtRequests(page, cartPage);
    await useAgainButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await fetchCart(request, email)).toEqual(items);
    await useAgainButton(page).click();
    await page.getByRole('button', { name: 'Add to this list' }).click();
    await addButton(page).click();
    await expect(focusedElement(page)).toHaveText('2 items were added to your quote request.');
    expect(await fetchCart(request, email)).toEqual([...items, ...items]);
  });

  test('puts an earlier request in the place of the cart, which Undo brings back', async ({
    page,
    request,
    email,
    cartPage,
    seedCart,
  }) => {
    await seedCart(...items, ...items);
    await openAtRequests(page, cartPage);
    await useAgainButton(page).click();
    await page.getByRole('button', { name: 'In place of this list' }).click();
    await addButton(page).click();
    await expect(addedNotice(page)).toBeVisible();
    await expect.poll(() => fetchCart(request, email)).toEqual(items);
    await cartPage.undoClearButton.click();
    await expect(page.getByText('4 items are back in your quote request.')).toBeVisible();
    expect(await fetchCart(request, email)).toEqual([...items, ...items, ...items]);
  });

  test('puts nothing in the place of a cart that can’t be emptied', async ({
    page,
    request,
    email,
    expectedConsole,
    cartPage,
    seedCart,
  }) => {
    expectedConsole.push(/status of 503/);
    await seedCart(...items, ...items, ...items);
    await stubCart(page, 'DELETE', { firstResponses: ['pass-through'], laterResponses: { status: 503 } });
    await openAtRequests(page, cartPage);
    await useAgainButton(page).click();
    await page.getByRole('button', { name: 'In place of this list' }).click();
    await expect(cartPage.alert).toContainText('Still in your quote request: 5 items.');
    await expect(cartPage.alert).toBeInViewport();
    await cartPage.undoClearButton.click();
    await expect(page.getByText('1 item is back in your quote request.')).toBeVisible();
    await expect(page.getByRole('heading', { name: /of CSE-/ })).toHaveCount(0);
    expect(await fetchCart(request, email)).toEqual([...items, ...items, ...items]);
  });
});

test.describe('with requests of two emails', () => {
  const otherEmail = 'other@example.com';
  const [reference, referenceOfOther] = ['CSE-20261120-BBBB', 'CSE-20261120-AAAA'];

  test.beforeEach(async ({ page, email, cartPage, rememberBuyer }) => {
    await storeRequests(page, sentRequest(otherEmail, referenceOfOther, alba), sentRequest(email, reference, alba));
    await rememberBuyer();
    await cartPage.goto();
  });

  test('those of the email in use are listed', async ({ page, cartPage }) => {
    await requestsSummary(page).click();
    await expect(listedRequests(page)).toHaveCount(1);
    await expect(listedRequests(page)).toContainText(reference);
    await cartPage.changeEmailButton.click();
    await cartPage.enterEmail(otherEmail);
    await expect(listedRequests(page)).toContainText(referenceOfOther);
  });

  test('"Delete my data" removes all', async ({ page, cartPage }) => {
    await cartPage.forgetMeButton.click();
    await expect(cartPage.emailStep).toBeVisible();
    expect(await readLocalStorage(page, sentRequestsKey)).toBeNull();
  });
});

test(`the last ${maxSentRequests} requests are kept, also those that two tabs add`, async ({
  page,
  context,
  email,
  cartPage,
  seedCart,
}) => {
  const references = Array.from({ length: maxSentRequests }, (_, index) => `CSE-20261120-AA${10 + index}`);
  const oldest = references.at(-1);
  await storeRequests(page, ...references.map((reference) => sentRequest(email, reference, alba)));
  await seedCart(alba);
  await cartPage.goto();
  await cartPage.fillSender(sender);
  const secondTab = await context.newPage();
  const secondCartPage = createCartPage(secondTab);
  await secondCartPage.goto();
  await secondCartPage.name.fill('Luis');
  const reference = await cartPage.readReference();
  const secondTabReference = await secondCartPage.readReference();
  await copyButton(secondTab).click();
  await expect(requestsSummary(secondTab)).toHaveText(`Requests from this browser ${maxSentRequests}`);
  await page.bringToFront();
  await expect(listedRequests(page).first()).toContainText(secondTabReference);
  await fillCompany(page);
  await copyButton(page).click();
  await expect(listedRequests(page).first()).toContainText(reference);
  await expect(listedRequests(page).nth(1)).toContainText(secondTabReference);
  await expect(listedRequests(page)).toHaveCount(maxSentRequests);
  expect((await readSentRequests(page)).map((stored) => stored.reference)).not.toContain(oldest);
});
