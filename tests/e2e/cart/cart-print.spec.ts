import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';
import { countPages } from '#tests/support/unpack-pdf.ts';

test('the cart prints on one page of A4 and of Letter', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba, cloves, leafOil);
  await cartPage.goto();
  await cartPage.name.fill('Ana López');
  await cartPage.shareButton.click();
  await cartPage.changeButton(alba).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Quote request', { exact: true })).toBeVisible();
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
  expect(countPages(await page.pdf({ format: 'Letter' }))).toBe(1);
});

test('the printed cart has items, date, reference and sender, without the controls of the page', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves, leafOil);
  await cartPage.goto();
  await cartPage.name.fill('Ana López');
  const reference = await cartPage.readReference();
  await cartPage.shareButton.click();
  await cartPage.changeButton(alba).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Quote request', { exact: true })).toBeVisible();
  for (const type of ['Alba', 'Cloves', 'Leaf Oil']) await expect(page.getByRole('row', { name: type })).toBeVisible();
  await expect(page.getByText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/).first()).toBeVisible();
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Ana López', { exact: true })).toBeVisible();
  await expect(page.getByText('not given yet')).toBeVisible();
  for (const hidden of [
    cartPage.sendButton,
    cartPage.removeButton(alba),
    page.getByRole('button', { name: 'Copy Link' }),
    cartPage.saveButton,
    page.getByRole('contentinfo'),
    page.getByRole('banner'),
  ]) {
    await expect(hidden).toBeHidden();
  }
});
