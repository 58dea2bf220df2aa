import { fetchCart } from '#tests/e2e/support/carts.ts';
import type { CartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { readClipboard } from '#tests/e2e/support/reading/read-clipboard.ts';
import { readSentWhatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/rendering/expect-no-sideways-scroll.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';

const itemOfSpecialCharacters = { ...alba, type: 'Alba & "Extra" #1 50% + ほ' };

async function sendRequest(cartPage: CartPage): Promise<string> {
  await cartPage.goto();
  await cartPage.fillSender(sender);
  const reference = await cartPage.readReference();
  await cartPage.send();
  return reference;
}

test('a stored email shows the table directly, oldest item first', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba, cloves, leafOil);
  await cartPage.goto();
  await expect(page.getByRole('columnheader')).toHaveText(['Category', 'Type', 'Quantity', 'Pack Weight', 'Actions']);
  await expect(cartPage.rows.nth(0)).toHaveAccessibleName(/Cinnamon Alba 2 25 kg/);
  await expect(cartPage.rows.nth(1)).toHaveAccessibleName(/Whole Spices Cloves 1 0\.5 kg/);
  await expect(cartPage.rows.nth(2)).toHaveAccessibleName(/Cinnamon Leaf Oil 4 500 ml/);
});

test('the table fits narrow screens', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba, cloves, leafOil, { ...alba, type: 'Dehydrated Green Pepper', quantity: 1_000_000 });
  await cartPage.goto();
  for (const width of [320, 360, 576]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('row', { name: /Dehydrated Green Pepper/ })).toBeVisible();
    await expectNoSidewaysScroll(page, 'the cart');
  }
});

test('sending opens WhatsApp with every item and the reference that the page shows', async ({
  email,
  externalRequests,
  cartPage,
  seedCart,
}) => {
  await seedCart(itemOfSpecialCharacters, leafOil);
  const reference = await sendRequest(cartPage);
  expect(reference).toMatch(/^CSE-\d{8}-[2-9A-HJ-NP-Z]{4}$/);
  expect(externalRequests[0]).toMatch(/^https:\/\/wa\.me\/[1-9]\d{6,14}\?text=/);
  expect(readSentWhatsAppText(externalRequests).split('\n')).toEqual([
    `Quote request ${reference}`,
    expect.stringMatching(/^Date: \d{1,2} [A-Z][a-z]+ \d{4}$/),
    '',
    'Name: Ana López',
    'Contact number: +52 55 0000 0000',
    `Email: ${email.toLowerCase()}`,
    '',
    '1. Cinnamon, Alba & "Extra" #1 50% + ほ, quantity 2, pack weight 25 kg, total 50 kg (110 lb)',
    '2. Cinnamon, Leaf Oil, quantity 4, pack weight 500 ml, total 2 l',
    'Total: 50 kg (110 lb) and 2 l',
  ]);
});

test('after sending, the page shows the text of the message, also to mail and to copy', async ({
  page,
  context,
  externalRequests,
  cartPage,
  seedCart,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedCart(itemOfSpecialCharacters, leafOil);
  const reference = await sendRequest(cartPage);
  const text = readSentWhatsAppText(externalRequests);
  await expect(page.getByRole('region', { name: 'The exact message' })).toHaveText(text);
  await expect(cartPage.openAgainLink).toHaveAttribute('href', externalRequests[0] ?? '');
  await expect(cartPage.openAgainLink).toHaveAttribute('rel', 'noopener');
  const mail = new URL((await page.getByRole('link', { name: 'Send by email instead' }).getAttribute('href')) ?? '');
  expect(mail.searchParams.get('subject')).toBe(`Quote request ${reference}`);
  expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('The text is copied.')).toBeVisible();
  expect(await readClipboard(page)).toBe(text);
});

test('after sending, a reload keeps the cart, the contact data and the message', async ({
  page,
  request,
  email,
  externalRequests,
  cartPage,
  seedCart,
}) => {
  await seedCart(itemOfSpecialCharacters, leafOil);
  await sendRequest(cartPage);
  expect(await fetchCart(request, email)).toHaveLength(2);
  await page.reload();
  await expect(cartPage.name).toHaveValue(sender.name);
  await expect(cartPage.phone).toHaveValue(sender.phone);
  await expect(cartPage.openAgainLink).toHaveAttribute('href', externalRequests[0] ?? '');
});

test('a name that is corrected after sending keeps the reference', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba);
  const reference = await sendRequest(cartPage);
  await page.reload();
  await cartPage.name.fill('Ana María');
  await expect(page.getByText('You have changed your quote request since you opened the message.')).toBeVisible();
  await expect(cartPage.reference).toContainText(reference);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the cart page shows how to contact the company', async ({ page, cartPage }) => {
    await cartPage.goto();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quote request');
    await expect(page.getByText(/this page needs JavaScript/)).toBeVisible();
  });
});
