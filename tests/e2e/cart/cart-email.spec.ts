import { fetchCart, postItems } from '#tests/e2e/support/carts.ts';
import { readLocalStorage, readStoredEmail } from '#tests/e2e/support/reading/stored-values.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { nameKey } from '#web/storage/keys.ts';

test('the page asks for the email until it is valid', async ({ request, email, cartPage }) => {
  await postItems(request, email, alba, cloves);
  await cartPage.openHydrated();
  const { alert, submitEmailButton } = cartPage;
  await expect(cartPage.emailStep).toBeVisible();
  await submitEmailButton.click();
  await expect(alert).toHaveText('Please enter your email to view your cart.');
  await expect(cartPage.email).toBeFocused();
  await cartPage.email.fill('ana@example');
  await submitEmailButton.click();
  await expect(alert).toHaveText('Please enter a valid email address.');
  await expect(cartPage.email).toHaveAttribute('aria-invalid', 'true');
  await expect(cartPage.email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(cartPage.email).toHaveValue('ana@example');
  await cartPage.enterEmail(email);
  await expect(cartPage.rows).toHaveCount(2);
});

test('an email shows its cart and is stored in small letters', async ({ page, request, email, cartPage }) => {
  await postItems(request, email, alba, cloves);
  await cartPage.openHydrated();
  await cartPage.email.fill(email.toUpperCase());
  await cartPage.email.press('Enter');
  await expect(cartPage.rows).toHaveCount(2);
  await expect(page.getByText(`Request from ${email.toLowerCase()}`)).toBeVisible();
  expect(await readStoredEmail(page)).toBe(email.toLowerCase());
});

test('a change of the email can be given up', async ({ page, email, cartPage, seedCart }) => {
  await seedCart(alba, cloves);
  await cartPage.openHydrated();
  await cartPage.name.fill('Ana');
  await cartPage.changeEmailButton.click();
  await expect(cartPage.email).toHaveValue(email.toLowerCase());
  await page.getByRole('button', { name: `Keep ${email.toLowerCase()}` }).click();
  await expect(cartPage.row(alba)).toBeVisible();
});

test('another email has a cart of its own', async ({ email, cartPage, seedCart }) => {
  await seedCart(alba);
  await cartPage.goto();
  await expect(cartPage.row(alba)).toBeVisible();
  await cartPage.changeEmailButton.click();
  await cartPage.enterEmail(`second-${email}`);
  await expect(cartPage.emptyCart).toBeVisible();
});

test('an empty cart links to the shop', async ({ page, cartPage, rememberBuyer }) => {
  await rememberBuyer();
  await cartPage.goto();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/shop');
});

test('“Delete my data” leaves nothing in the browser, but the cart on the server', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves);
  await cartPage.openHydrated();
  await cartPage.name.fill('Ana');
  await expect.poll(() => readLocalStorage(page, nameKey)).toBe('Ana');
  await cartPage.forgetMeButton.click();
  await expect(cartPage.emailStep).toBeVisible();
  await expect(page.getByText('Your email, name and number were removed from this browser.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('customer')))).toEqual([]);
  expect(await fetchCart(request, email)).toEqual([alba, cloves]);
});
