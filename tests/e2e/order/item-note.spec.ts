import { maxNoteLength } from '#domain/cart/cart-item.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { recordCartCalls } from '#tests/e2e/support/faults/cart-calls.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';

const note = '8 cm cut; our no. 4711';
const noted = { ...alba, note };

test('details go from the order form into the cart and the database, on one line as plain text', async ({
  page,
  request,
  email,
  orderPage,
  cartPage,
}) => {
  await orderPage.openWithAlba(email);
  await page.getByLabel('Details (optional)').fill(`  8 cm \u202Ecut; our no. 4711`);
  await orderPage.addButton.click();
  await expect(cartPage.rows.nth(0)).toHaveAccessibleName(/^Cinnamon Alba 8 cm cut; our no\. 4711 2 25 kg/);
  expect(await fetchCart(request, email)).toEqual([noted]);
});

test('details stand in the message', async ({ page, cartPage, seedCart }) => {
  await seedCart(noted);
  await cartPage.goto();
  const line = `1. Cinnamon, Alba, quantity 2, pack weight 25 kg (${note})`;
  await expect(page.getByRole('region', { name: 'Message preview' })).toContainText(line);
});

test('details are printed', async ({ page, cartPage, seedCart }) => {
  await seedCart(noted);
  await cartPage.goto();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(note, { exact: true })).toBeVisible();
});

for (const [category, type, hint] of [
  ['whole-spices', 'Nutmeg', 'Grade or count, for example fair average quality (FAQ).'],
  ['cinnamon', 'Powder', 'Mesh and treatment, for example 60 mesh, steam-treated.'],
  ['cinnamon', 'Leaf Oil', 'Eugenol content, packing.'],
  ['cinnamon', 'Alba', 'Cut length, pieces per pack, for example 8 cm.'],
] as const) {
  test(`the hint of details fits ${type}`, async ({ page, orderPage }) => {
    await orderPage.openHydrated(category);
    await orderPage.type.selectOption(type);
    await expect(page.getByLabel('Details (optional)')).toHaveAccessibleDescription(
      `${hint} Please leave out personal data.`,
    );
  });
}

test('the characters of details are counted from 100 on', async ({ page, orderPage }) => {
  const field = page.getByLabel('Details (optional)');
  await orderPage.openHydrated('cinnamon', 'Alba');
  const count = byCss(page.getByText(/\d of 120 characters/), 'visible=true');
  await field.fill('x'.repeat(99));
  await expect(count).toHaveCount(0);
  await field.fill('x'.repeat(107));
  await expect(count.first()).toHaveText('107 of 120 characters.');
  // Up to the limit, the status for screen readers changes only at every tenth character.
  await expect(page.getByRole('status').filter({ hasText: 'of 120' })).toHaveText('100 of 120 characters.');
});

test(`details of more than ${maxNoteLength} characters are rejected`, async ({
  page,
  request,
  email,
  orderPage,
  cartPage,
}) => {
  const field = page.getByLabel('Details (optional)');
  const longest = 'x'.repeat(maxNoteLength);
  await orderPage.openWithAlba(email);
  await field.fill(`${longest}x`);
  await orderPage.addButton.click();
  await expect(orderPage.alert).toHaveText('Please keep the details to 120 characters.');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${longest}x`);
  await field.press('Backspace');
  await orderPage.addButton.click();
  await expect(cartPage.row({ ...alba, type: `Alba ${longest}` })).toBeVisible();
  expect(await fetchCart(request, email)).toEqual([{ ...alba, note: longest }]);
});

test('a change of the quantity leaves the details, which it does not send', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(noted);
  const changes = await recordCartCalls(page, 'PATCH');
  await cartPage.goto();
  await page.getByRole('button', { name: `Change Cinnamon, Alba, 2 × 25 kg, ${note}`, exact: true }).click();
  await expect(page.getByLabel('Details (optional)')).toHaveValue(note);
  await cartPage.increaseButton.click();
  await cartPage.saveButton.click();
  await expect(cartPage.rows.nth(0)).toHaveAccessibleName(/^Cinnamon Alba 8 cm cut; our no\. 4711 3 25 kg/);
  expect(changes.map(({ body }) => body)).toEqual([{ quantity: 3 }]);
  expect(await fetchCart(request, email)).toEqual([{ ...noted, quantity: 3 }]);
});

test('Undo restores a changed row with its details, which can be changed again', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(noted);
  await cartPage.goto();
  await page.getByRole('button', { name: /^Change / }).click();
  await cartPage.increaseButton.click();
  await cartPage.saveButton.click();
  await page.getByRole('button', { name: /^Remove / }).click();
  await cartPage.undoButton.click();
  await expect(cartPage.rows.nth(0)).toHaveAccessibleName(/^Cinnamon Alba 8 cm cut; our no\. 4711 3 25 kg/);
  expect(await fetchCart(request, email)).toEqual([{ ...noted, quantity: 3 }]);
  await page.getByRole('button', { name: /^Change / }).click();
  await expect(page.getByLabel('Details (optional)')).toHaveValue(note);
});

test('details that are too long are an error in the row', async ({ page, cartPage, seedCart }) => {
  await seedCart(noted);
  await cartPage.goto();
  await page.getByRole('button', { name: /^Change / }).click();
  const field = page.getByLabel('Details (optional)');
  await field.fill('y'.repeat(maxNoteLength + 1));
  await cartPage.saveButton.click();
  await expect(cartPage.alert).toHaveText('Please keep the details to 120 characters.');
  await expect(field).toBeFocused();
});

test('details are erased in the row by emptying their field', async ({ page, request, email, cartPage, seedCart }) => {
  await seedCart({ ...noted, quantity: 3 });
  await cartPage.goto();
  await page.getByRole('button', { name: /^Change / }).click();
  await page.getByLabel('Details (optional)').fill('');
  await cartPage.saveButton.click();
  await expect(cartPage.rows.nth(0)).toHaveAccessibleName(/^Cinnamon Alba 3 25 kg/);
  expect(await fetchCart(request, email)).toEqual([{ ...alba, quantity: 3 }]);
});
