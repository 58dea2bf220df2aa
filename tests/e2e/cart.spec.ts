import { alba, cloves, fillCart, leafOil, rememberEmail, storedCart, whatsAppText } from './support/cart-data.ts';
import { stubCart } from './support/cart-stub.ts';
import { pressAndReturn } from './support/press-and-return.ts';
import { expect, ready, test } from './support/test.ts';

test('without a stored e-mail the page asks for it, in the specified words', async ({ page, request, email }) => {
  await fillCart(request, email, alba, cloves);
  await page.goto('/cart');
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Enter Your Email to View Cart' })).toBeVisible();
  const field = page.getByLabel('Email');
  const submit = page.getByRole('button', { name: 'Submit Email' });
  const alert = page.getByRole('alert');

  await submit.click();
  await expect(alert).toHaveText('Please enter your email to view your cart.');
  await expect(field).toBeFocused();
  await field.fill('ana@example');
  await submit.click();
  await expect(alert).toHaveText('Please enter a valid email address.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(field).toHaveValue('ana@example');

  await field.fill(email.toUpperCase());
  await field.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByText(`Quoting as ${email.toLowerCase()}`)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('customerEmail'))).toBe(email.toLowerCase());
});

test('a stored e-mail leads straight to the table, oldest item first', async ({ page, request, email }) => {
  await fillCart(request, email, alba, cloves, leafOil);
  await rememberEmail(page, email);
  await page.goto('/cart');
  await expect(page.getByRole('columnheader')).toHaveText(['Category', 'Type', 'Quantity', 'Pack Weight', 'Actions']);
  await expect(page.getByRole('row').nth(1)).toHaveAccessibleName(/Cinnamon Alba 2 25 kg/);
  await expect(page.getByRole('row').nth(2)).toHaveAccessibleName(/Whole Spices Cloves 1 0\.5 kg/);
  await expect(page.getByRole('row').nth(3)).toHaveAccessibleName(/Cinnamon Leaf Oil 4 500 ml/);
});

test('an empty cart shows the way to the shop', async ({ page, email }) => {
  await rememberEmail(page, email);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is currently empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test('an item is removed and can be brought back', async ({ page, request, email }) => {
  await fillCart(request, email, alba, cloves);
  await rememberEmail(page, email);
  await page.goto('/cart');
  await page.getByRole('button', { name: /Remove Cinnamon, Alba/ }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('Cinnamon, Alba was removed.')).toBeVisible();
  await expect(page.getByRole('link', { name: /1 item in your quote/ })).toBeVisible();
  await expect.poll(() => storedCart(request, email)).toEqual([cloves]);

  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(page.getByRole('row', { name: /Alba/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Cinnamon, Alba is back in your list.' })).toBeFocused();
  await expect(undo).toHaveCount(0);
  expect(await storedCart(request, email)).toEqual([cloves, alba]);

  await page.getByRole('button', { name: /Remove Whole Spices/ }).click();
  await expect(page.getByText('Whole Spices, Cloves was removed.')).toBeVisible();
  await page.getByRole('button', { name: /Remove Cinnamon, Alba/ }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is currently empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Alba/ })).toBeVisible();
});

test('fifty fast clicks on remove send one request', async ({ page, request, email }) => {
  await fillCart(request, email, alba, cloves);
  await rememberEmail(page, email);
  const calls = await stubCart(page, 'DELETE', 'real');
  await page.goto('/cart');
  await page.getByRole('button', { name: /Remove Cinnamon, Alba/ }).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 50; press += 1) button.click();
  });
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(calls).toHaveLength(1);
});

test('the quote needs name and contact number', async ({ page, request, email, context }) => {
  await fillCart(request, email, alba);
  await rememberEmail(page, email);
  await page.goto('/cart');
  const send = page.getByRole('button', { name: 'Send Quote via WhatsApp' });
  const alert = page.getByRole('alert');
  const name = page.getByLabel('Your Name');
  const phone = page.getByLabel('Contact Number');
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
  await send.click();
  await expect(alert).toHaveText('Please enter your name and contact number.');
  await expect(name).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Ana');
  await send.click();
  await expect(alert).toHaveText('Please enter your name and contact number.');
  await expect(phone).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await name.fill('  ');
  await phone.fill('+52 1');
  await send.click();
  await expect(name).toBeFocused();
  expect(context.pages()).toHaveLength(1);
});

test('sending opens WhatsApp with every item, and nothing can be lost after it', async ({
  page,
  request,
  email,
  context,
  externalRequests,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillCart(request, email, { ...alba, type: 'Alba & "Extra" #1 50% + ほ' }, leafOil);
  await rememberEmail(page, email);
  await page.goto('/cart');
  await page.getByLabel('Your Name').fill('Ana López');
  await page.getByLabel('Contact Number').fill('+52 55 0000 0000');
  const reference = /CSE-\d{8}-[2-9A-HJ-NP-Z]{4}/;
  const shown = reference.exec((await page.getByText(/^Reference CSE/).textContent()) ?? '')?.[0] ?? '';
  await pressAndReturn(page, 'Send Quote via WhatsApp');

  expect(externalRequests[0]).toMatch(/^https:\/\/wa\.me\/[1-9]\d{6,14}\?text=/);
  const text = whatsAppText(externalRequests[0]);
  expect(text.split('\n')).toEqual([
    `Quote request ${shown}`,
    expect.stringMatching(/^Date: \d{1,2} [A-Z][a-z]+ \d{4}$/),
    '',
    'Name: Ana López',
    'Contact number: +52 55 0000 0000',
    `Email: ${email.toLowerCase()}`,
    '',
    '1. Cinnamon, Alba & "Extra" #1 50% + ほ, quantity 2, pack weight 25 kg',
    '2. Cinnamon, Leaf Oil, quantity 4, pack weight 500 ml',
  ]);

  await expect(page.getByRole('region', { name: 'The exact message' })).toHaveText(text);
  const again = page.getByRole('link', { name: 'Open WhatsApp again' });
  await expect(again).toHaveAttribute('href', externalRequests[0] ?? '');
  await expect(again).toHaveAttribute('rel', 'noopener');
  const mail = new URL((await page.getByRole('link', { name: 'Send by e-mail instead' }).getAttribute('href')) ?? '');
  expect(mail.searchParams.get('subject')).toBe(`Quote request ${shown}`);
  expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('The text is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  expect(await storedCart(request, email)).toHaveLength(2);

  await page.reload();
  await expect(page.getByLabel('Your Name')).toHaveValue('Ana López');
  await expect(page.getByLabel('Contact Number')).toHaveValue('+52 55 0000 0000');
  await expect(page.getByRole('link', { name: 'Open WhatsApp again' })).toHaveAttribute(
    'href',
    externalRequests[0] ?? '',
  );

  await page.getByLabel('Your Name').fill('Ana María');
  await expect(page.getByText('Your list has changed since you sent it.')).toBeVisible();
  await expect(page.getByText(/^Reference CSE/)).not.toContainText(shown);
});

test('a long list is counted in the message and whole in the copy', async ({ page, request, email, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillCart(request, email, ...Array.from({ length: 60 }, () => alba));
  await rememberEmail(page, email);
  await page.goto('/cart');
  await page.getByLabel('Your Name').fill('Ana');
  await page.getByLabel('Contact Number').fill('+52 1');
  await pressAndReturn(page, 'Send Quote via WhatsApp');
  const again = page.getByRole('link', { name: 'Open WhatsApp again' });
  const text = whatsAppText(await again.getAttribute('href'));
  expect(text.length).toBeLessThanOrEqual(2000);
  const left = Number(/and (\d+) more items$/.exec(text)?.[1]);
  expect(text.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(60 - left);
  await expect(page.getByText(`only counts the last ${left} items`)).toBeVisible();
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('The text is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(60);
});

test('a visitor can change the e-mail, keep it, and be forgotten', async ({ page, request, email }) => {
  await fillCart(request, email, alba);
  await page.goto('/cart');
  await ready(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit Email' }).click();
  await page.getByLabel('Your Name').fill('Ana');
  await page.getByRole('button', { name: 'change your email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email.toLowerCase());
  await page.getByRole('button', { name: `Keep ${email.toLowerCase()}` }).click();
  await expect(page.getByRole('row', { name: /Alba/ })).toBeVisible();

  await page.getByRole('button', { name: 'change your email' }).click();
  await page.getByLabel('Email').fill(`second-${email}`);
  await page.getByRole('button', { name: 'Submit Email' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is currently empty' })).toBeVisible();

  await page.getByRole('button', { name: 'Forget me' }).click();
  await expect(page.getByRole('heading', { name: 'Enter Your Email to View Cart' })).toBeVisible();
  await expect(page.getByText('Your email, name and number were removed from this browser.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('customer')))).toEqual([]);
  expect(await storedCart(request, email)).toEqual([alba]);
});

test('on a narrow phone the rows are cards and nothing is wider than the page', async ({ page, request, email }) => {
  await fillCart(request, email, { ...alba, type: 'Dehydrated Green Pepper', quantity: 1_000_000 }, cloves);
  await rememberEmail(page, email);
  for (const width of [320, 360, 576]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/cart');
    await expect(page.getByRole('row', { name: /Dehydrated Green Pepper/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the cart page says whom to write to', async ({ page }) => {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quote request');
    await expect(page.getByText(/this page needs JavaScript/)).toBeVisible();
  });
});
