import type { Page } from '@playwright/test';
import { formatSharedList } from '#domain/quote/shared-list.ts';
import { alba, cloves, leafOil, storedCart } from '#tests/e2e/support/cart-data.ts';
import { createCartPage } from '#tests/e2e/support/cart-page.ts';
import { stubCart } from '#tests/e2e/support/cart-stub.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { sendPanel } from '#text/cart.ts';
import { quoteDetails } from '#text/quote-details.ts';

const contact = { name: 'Ana López', phone: '+52 55 0000 0000' };
const copy = (page: Page) => page.getByRole('button', { name: 'Copy the request' });
const summary = (page: Page) => page.locator('summary', { hasText: 'Requests from this browser' });
const requests = (page: Page) => page.locator('details li', { hasText: /CSE-\d{8}-\w{4}/ });
const again = (page: Page) => page.getByRole('button', { name: /^Use again CSE/ });
const shownReference = async (page: Page) =>
  /CSE-\d{8}-\w{4}/.exec((await page.getByText(/^Reference CSE/).textContent()) ?? '')?.[0] ?? '';
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('customerRequests') ?? '[]') as Record<string, unknown>[]);

const former = (email: string, reference: string, ...items: readonly object[]) => ({
  reference,
  time: Date.UTC(2026, 10, 20),
  way: 'whatsapp',
  email: email.toLowerCase(),
  items,
  details: { port: 'Veracruz' },
});

async function remember(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => {
    if (location.protocol !== 'about:') localStorage.customerRequests ??= value;
  }, text);
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('after two sendings two references are listed, newest first, also after a reload', async ({
  page,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves);
  await cartPage.open();
  await expect(summary(page)).toHaveCount(0);
  await cartPage.fillContact(contact);
  const first = await shownReference(page);
  await cartPage.send();
  await expect(summary(page)).toHaveText('Requests from this browser 1');
  await cartPage.remove(cloves).click();
  await expect(page.getByText(/^Reference CSE/)).not.toContainText(first);
  const second = await shownReference(page);
  await copy(page).click();
  await page.getByRole('button', { name: 'save it as a file' }).click();
  await expect(summary(page)).toHaveText('Requests from this browser 2');

  for (const visit of ['the same', 'a new']) {
    if (visit === 'a new') await page.reload();
    await expect(requests(page)).toHaveCount(2);
    await expect(requests(page).nth(0)).toContainText(second);
    await expect(requests(page).nth(0)).toContainText(/Saved as a file on \d{1,2} \w+ \d{4}, 1 item/);
    await expect(requests(page).nth(1)).toContainText(first);
    await expect(requests(page).nth(1)).toContainText(/Opened in WhatsApp on \d{1,2} \w+ \d{4}, 2 items/);
    await expect(requests(page).first()).toBeHidden();
  }
  await summary(page).click();
  await page.getByRole('button', { name: `Show text ${first}` }).click();
  const text = requests(page)
    .nth(1)
    .getByText(/^Quote request/);
  await expect(text).toContainText('1. Cinnamon, Alba, quantity 2');
  await expect(text).toContainText(`Email: ${email.toLowerCase()}`);
  const json = JSON.stringify(await stored(page));
  for (const secret of Object.values(contact)) expect(json).not.toContain(secret);
  await expect(page.locator('#content')).not.toContainText(/\bsent\b(?! when)/i);

  await page.getByRole('button', { name: `Remove ${second}` }).click();
  await expect(requests(page)).toHaveCount(1);
  await expect(page.getByText(`${second} was removed from this browser.`)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${first}` }).click();
  await expect(summary(page)).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
});

test('"Use again" on an empty cart gives the same items', async ({ page, request, email, cartPage, seedCart }) => {
  const items = [{ ...alba, note: '8 cm cut' }, cloves, leafOil];
  await remember(page, JSON.stringify([former(email, 'CSE-20261120-4F7K', ...items)]));
  await seedCart();
  await cartPage.open();
  await expect(cartPage.emptyCart).toBeVisible();
  await summary(page).click();
  await again(page).click();
  await expect(page.getByRole('heading', { name: '3 items of CSE-20261120-4F7K' })).toBeFocused();
  await page.getByRole('button', { name: 'Add 3 items' }).click();
  await expect(page.locator(':focus')).toHaveText('3 items were added to your quote request.');
  await expect(page).toHaveURL(/\/cart$/);
  expect(await storedCart(request, email)).toEqual(items);
});

test('"Use again" adds to the list or takes its place, which can be undone', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await remember(page, JSON.stringify([former(email, 'CSE-20261120-4F7K', leafOil)]));
  await seedCart(alba, cloves);
  await cartPage.open();
  await summary(page).click();
  await again(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await storedCart(request, email)).toEqual([alba, cloves]);

  await again(page).click();
  await page.getByRole('button', { name: 'Add to this list' }).click();
  await page.getByRole('button', { name: 'Add 1 item' }).click();
  await expect(page.getByText('1 item was added to your quote request.')).toBeVisible();
  expect(await storedCart(request, email)).toEqual([alba, cloves, leafOil]);

  await again(page).click();
  await page.getByRole('button', { name: 'In place of this list' }).click();
  await page.getByRole('button', { name: 'Add 1 item' }).click();
  await expect(page.getByText('1 item was added to your quote request.')).toBeVisible();
  await expect.poll(() => storedCart(request, email)).toEqual([leafOil]);
  await cartPage.undoNewList.click();
  await expect(page.getByText('3 items are back in your quote request.')).toBeVisible();
  expect(await storedCart(request, email)).toEqual([alba, cloves, leafOil, leafOil]);
});

test('if the list can’t be emptied, nothing takes its place', async ({
  page,
  request,
  email,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  expectedConsole.push(/status of 503/);
  await remember(page, JSON.stringify([former(email, 'CSE-20261120-4F7K', leafOil)]));
  await seedCart(alba, cloves);
  await stubCart(page, 'DELETE', 'real', { status: 503 });
  await cartPage.open();
  await summary(page).click();
  await again(page).click();
  await page.getByRole('button', { name: 'In place of this list' }).click();
  await expect(cartPage.alert).toContainText('Still in your quote request: 1 item.');
  await expect(cartPage.alert).toBeInViewport();
  await cartPage.undoNewList.click();
  await expect(page.getByText('1 item is back in your quote request.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /of CSE-/ })).toHaveCount(0);
  expect(await storedCart(request, email)).toEqual([alba, cloves]);
});

test('"Use again" that is interrupted resumes after a reload and adds nothing twice', async ({
  page,
  request,
  email,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  expectedConsole.push(/status of 400/);
  await remember(page, JSON.stringify([former(email, 'CSE-20261120-4F7K', alba, cloves, leafOil)]));
  await seedCart();
  await stubCart(page, 'POST', 'real', { status: 400 }, 'real');
  await cartPage.open();
  await summary(page).click();
  await again(page).click();
  await page.getByRole('button', { name: 'Add 3 items' }).click();
  await expect(page.getByText('1 of 3 items were added, 2 were not.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('3 items were added to your quote request.')).toBeVisible();
  expect(await storedCart(request, email)).toEqual([alba, cloves, leafOil]);
});

test('requests of another email are not shown, and "Delete my data" removes all', async ({
  page,
  email,
  cartPage,
  seedCart,
}) => {
  await remember(
    page,
    JSON.stringify([former('other@example.com', 'CSE-20261120-AAAA', alba), former(email, 'CSE-20261120-BBBB', alba)]),
  );
  await seedCart();
  await cartPage.open();
  await summary(page).click();
  await expect(requests(page)).toHaveCount(1);
  await expect(requests(page)).toContainText('CSE-20261120-BBBB');
  await cartPage.changeEmail.click();
  await cartPage.enterEmail('other@example.com');
  await expect(requests(page)).toContainText('CSE-20261120-AAAA');
  await cartPage.forgetMe.click();
  await expect(cartPage.emailStep).toBeVisible();
  expect(await page.evaluate(() => localStorage.customerRequests as unknown)).toBeUndefined();
});

async function fillCompany(page: Page): Promise<void> {
  await page.getByText(sendPanel.details).click();
  await page.getByLabel(quoteDetails.company, { exact: true }).fill('Importadora');
}

test('twenty requests are kept, also those that two tabs add', async ({ page, context, email, cartPage, seedCart }) => {
  const twenty = Array.from({ length: 20 }, (_, index) => former(email, `CSE-20261120-AA${10 + index}`, alba));
  await remember(page, JSON.stringify(twenty));
  await seedCart(alba);
  await cartPage.open();
  await cartPage.fillContact(contact);
  const other = await context.newPage();
  const otherCartPage = createCartPage(other);
  await otherCartPage.open();
  await otherCartPage.name.fill('Luis');
  const references = [await shownReference(page), await shownReference(other)];
  await copy(other).click();
  await expect(summary(other)).toHaveText('Requests from this browser 20');
  await page.bringToFront();
  await expect(requests(page).first()).toContainText(references[1] ?? '');
  await fillCompany(page);
  await copy(page).click();
  await expect(requests(page).first()).toContainText(references[0] ?? '');
  await expect(requests(page).nth(1)).toContainText(references[1] ?? '');
  await expect(requests(page)).toHaveCount(20);
  expect(JSON.stringify(await stored(page))).not.toContain('CSE-20261120-AA29');
});

for (const text of ['{', 'null', '7', '"text"', '[{"reference":1}]', '{"0":{}}']) {
  test(`broken requests in the browser, ${text}, count as none and are replaced`, async ({
    page,
    cartPage,
    seedCart,
  }) => {
    await remember(page, text);
    await seedCart(alba);
    await cartPage.open();
    await cartPage.fillContact(contact);
    await expect(summary(page)).toHaveCount(0);
    await copy(page).click();
    await expect(summary(page)).toHaveText('Requests from this browser 1');
    expect(await stored(page)).toHaveLength(1);
  });
}

for (const fault of ['full', 'off'] as const) {
  test(`with the browser's storage ${fault}, requests are kept until the page is closed`, async ({
    page,
    email,
    cartPage,
    seedCart,
  }) => {
    await seedCart(alba);
    await page.addInitScript((kind) => {
      const refuse = () => {
        throw new DOMException('refused', kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (kind === 'off') Storage.prototype.getItem = refuse;
      Storage.prototype.setItem = refuse;
    }, fault);
    await cartPage.open();
    if (fault === 'off') await cartPage.enterEmail(email);
    await cartPage.fillContact(contact);
    await copy(page).click();
    await expect(summary(page)).toHaveText('Requests from this browser 1');
    await fillCompany(page);
    await copy(page).click();
    await expect(summary(page)).toHaveText('Requests from this browser 2');
    await expect(cartPage.alert).toHaveCount(0);
  });
}

test('a list that an older version has shared, without details, is still added', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart();
  await cartPage.open(formatSharedList([alba, cloves]));
  await page.getByRole('button', { name: 'Add 2 items' }).click();
  await expect(page.getByText('2 items were added to your quote request.')).toBeVisible();
  expect(await storedCart(request, email)).toEqual([alba, cloves]);
});
