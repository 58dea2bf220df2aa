import { refocus } from '#tests/e2e/support/cart-badge.ts';
import { fetchCart, fillCart } from '#tests/e2e/support/carts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { whatsAppText } from '#tests/e2e/support/whatsapp-text.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';

test('a stored e-mail shows the table directly, oldest item first, and it fits narrow screens', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves, leafOil);
  await cartPage.openEarly();
  await expect(page.getByRole('columnheader')).toHaveText(['Category', 'Type', 'Quantity', 'Pack Weight', 'Actions']);
  await expect(cartPage.rows.nth(1)).toHaveAccessibleName(/Cinnamon Alba 2 25 kg/);
  await expect(cartPage.rows.nth(2)).toHaveAccessibleName(/Whole Spices Cloves 1 0\.5 kg/);
  await expect(cartPage.rows.nth(3)).toHaveAccessibleName(/Cinnamon Leaf Oil 4 500 ml/);

  await fillCart(request, email, { ...alba, type: 'Dehydrated Green Pepper', quantity: 1_000_000 });
  await refocus(page);
  for (const width of [320, 360, 576]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('row', { name: /Dehydrated Green Pepper/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('sending opens WhatsApp with every item and keeps the message, the cart and the contact data', async ({
  page,
  context,
  request,
  email,
  externalRequests,
  cartPage,
  seedCart,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedCart({ ...alba, type: 'Alba & "Extra" #1 50% + ほ' }, leafOil);
  await cartPage.openEarly();
  await cartPage.fillContact({ name: 'Ana López', phone: '+52 55 0000 0000' });
  const reference = /CSE-\d{8}-[2-9A-HJ-NP-Z]{4}/;
  const shown = reference.exec((await cartPage.reference.textContent()) ?? '')?.[0] ?? '';
  await cartPage.send();
  const text = whatsAppText(externalRequests[0]);

  await test.step('WhatsApp gets every item', async () => {
    expect(externalRequests[0]).toMatch(/^https:\/\/wa\.me\/[1-9]\d{6,14}\?text=/);
    expect(text.split('\n')).toEqual([
      `Quote request ${shown}`,
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

  await test.step('the page shows the same text, also to mail and to copy', async () => {
    await expect(page.getByRole('region', { name: 'The exact message' })).toHaveText(text);
    await expect(cartPage.openAgain).toHaveAttribute('href', externalRequests[0] ?? '');
    await expect(cartPage.openAgain).toHaveAttribute('rel', 'noopener');
    const mail = new URL((await page.getByRole('link', { name: 'Send by email instead' }).getAttribute('href')) ?? '');
    expect(mail.searchParams.get('subject')).toBe(`Quote request ${shown}`);
    expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
    await page.getByRole('button', { name: 'Copy text' }).click();
    await expect(page.getByText('The text is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  await test.step('cart, contact data and message stay after a reload', async () => {
    expect(await fetchCart(request, email)).toHaveLength(2);
    await page.reload();
    await expect(cartPage.name).toHaveValue('Ana López');
    await expect(cartPage.phone).toHaveValue('+52 55 0000 0000');
    await expect(cartPage.openAgain).toHaveAttribute('href', externalRequests[0] ?? '');
  });

  await test.step('a corrected name keeps the reference', async () => {
    await cartPage.name.fill('Ana María');
    await expect(page.getByText('You have changed your quote request since you opened the message.')).toBeVisible();
    await expect(cartPage.reference).toContainText(shown);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the cart page shows how to contact the company', async ({ page, cartPage }) => {
    await cartPage.openEarly();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quote request');
    await expect(page.getByText(/this page needs JavaScript/)).toBeVisible();
  });
});
