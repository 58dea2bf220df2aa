import { fetchCart } from '#tests/e2e/support/carts.ts';
import { focusedElement } from '#tests/e2e/support/finding/by-css.ts';
import { createCartPage, sharedListHash } from '#tests/e2e/support/pages/cart-page.ts';
import { readSessionStorage } from '#tests/e2e/support/reading/stored-values.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { listDraftKey } from '#web/storage/keys.ts';

test('a table without an email asks for it beside the button, and then adds under it', async ({
  page,
  request,
  email,
  listTable,
}) => {
  await listTable.goto();
  await listTable.paste('Alba 2 x 25 kg\nsaffron 1 x 1 kg');
  await listTable.addButton.click();
  const field = page.getByLabel('Under which email?');
  await expect(field).toBeFocused();
  await listTable.addButton.click();
  await expect(field).toHaveAccessibleDescription(/Please enter your email to view your cart\./);
  await field.fill('ana@');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Please enter a valid email address\./);
  await expect(listTable.rows).toHaveCount(2);
  await field.fill(email);
  await field.press('Enter');
  await expect(focusedElement(page)).toHaveText('1 item was added to your quote request.');
  await expect(listTable.rows).toHaveCount(1);
  await expect(listTable.table).toBeInViewport();
  expect(await fetchCart(request, email)).toEqual([alba]);
});

test('the table stays through a reload, through closing and through the step that asks for the email', async ({
  page,
  request,
  email,
  listTable,
  cartPage,
}) => {
  await listTable.goto();
  await listTable.paste('Alba 2 x 25 kg');
  await listTable.cell('Details', 1).fill('8 cm cut');
  await page.reload();
  await expect(listTable.cell('Details', 1)).toHaveValue('8 cm cut');
  await expect(listTable.addButton).toHaveText('Add 1 item');
  await expect(cartPage.emailStep).toHaveCount(0);
  await listTable.closeButton.click();
  await cartPage.enterEmail(email);
  await expect(listTable.panel).toHaveCount(0);
  await page.getByRole('link', { name: 'Paste a list' }).click();
  await expect(listTable.cell('Details', 1)).toHaveValue('8 cm cut');
  await listTable.addButton.click();
  await expect(page.getByText('1 item was added to your quote request.')).toBeVisible();
  expect(await fetchCart(request, email)).toEqual([{ ...alba, note: '8 cm cut' }]);
});

test('“Delete my data” empties the table', async ({ page, email, listTable, cartPage, seedCart }) => {
  await seedCart(alba);
  await listTable.goto();
  await listTable.paste('Mace 2 x 25 kg');
  await expect(listTable.rows).toHaveCount(1);
  await listTable.closeButton.click();
  await cartPage.forgetMeButton.click();
  await cartPage.enterEmail(email);
  await page.getByRole('link', { name: 'Paste a list' }).click();
  await expect(listTable.rows).toHaveCount(0);
  expect(await readSessionStorage(page, listDraftKey)).toBeNull();
});

test('“Delete my data” in another tab empties the table', async ({ page, context, listTable, seedCart }) => {
  await seedCart(alba);
  await listTable.goto();
  await listTable.paste('Mace 2 x 25 kg');
  await expect(listTable.rows).toHaveCount(1);
  const otherCartPage = createCartPage(await context.newPage());
  await otherCartPage.goto();
  await otherCartPage.forgetMeButton.click();
  await expect(listTable.rows).toHaveCount(0);
  expect(await readSessionStorage(page, listDraftKey)).toBeNull();
});

const sharedCode = sharedListHash(alba, cloves).replace('#share=', '');

for (const [state, hash] of [
  ['is followed by a sign', `#share=${sharedCode}.`],
  ['was encoded twice', `#share%253D${sharedCode}`],
] as const) {
  test(`a shared link that ${state} still opens`, async ({ page, listTable }) => {
    await page.goto(`/cart${hash}`);
    await expect(page.getByRole('heading', { name: '2 items were shared with you' })).toBeVisible();
    await expect(listTable.rows).toHaveCount(2);
  });
}

test('another link replaces the rows of an earlier one, but not those of the visitor', async ({ page, listTable }) => {
  await listTable.goto();
  await listTable.paste('Mace 2 x 5 kg');
  for (const item of [alba, cloves, cloves]) {
    await page.goto('about:blank');
    await page.goto(`/cart${sharedListHash(item)}`);
    await expect(listTable.rows).toHaveCount(2);
  }
  expect(await listTable.readItems()).toEqual(['Whole Spices, Mace: 2 × 5 kg', 'Whole Spices, Cloves: 1 × 0.5 kg']);
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await page.goto('/cart#paste');
  expect(await listTable.readItems()).toEqual(['Whole Spices, Mace: 2 × 5 kg']);
});
