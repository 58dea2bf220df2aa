import { clickFiftyTimes } from '#tests/e2e/support/acting/click-fifty-times.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { recordCartCalls, stubCart } from '#tests/e2e/support/faults/cart-calls.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { serverErrors } from '#text/server/server-errors.ts';

test('the row editor says what is wrong in the field that it focuses', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba, cloves);
  const changes = await recordCartCalls(page, 'PATCH');
  await cartPage.goto();
  await cartPage.changeButton(alba).click();
  const { packWeight, saveButton, alert } = cartPage;
  const editor = page.getByRole('form', { name: /Alba/ });
  const quantity = editor.getByLabel('Quantity');
  await expect(quantity).toBeFocused();
  await test.step('a wrong pack weight', async () => {
    await packWeight.fill('');
    await saveButton.click();
    await expect(alert).toHaveText('Please enter a pack weight.');
    await expect(packWeight).toBeFocused();
    await packWeight.fill('-2');
    await saveButton.click();
    await expect(alert).toHaveText('Enter a weight of 0 or more, for example 25 or 0.5, with at most 6 digits.');
  });
  await test.step('a wrong quantity', async () => {
    await packWeight.fill('5');
    for (const typed of ['', '2.5', '10 bags']) {
      await quantity.fill(typed);
      await saveButton.click();
      await expect(alert, typed).toHaveText('Please enter a quantity from 1 to 1,000,000, as a whole number.');
      await expect(quantity, typed).toBeFocused();
      await expect(quantity).toHaveValue(typed);
    }
  });
  expect(changes).toEqual([]);
});

test('Escape cancels an edit', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba, cloves);
  const changes = await recordCartCalls(page, 'PATCH');
  await cartPage.goto();
  await cartPage.changeButton(alba).click();
  await cartPage.packWeight.fill('5');
  await cartPage.packWeight.press('Escape');
  await expect(cartPage.row(alba)).toBeVisible();
  await cartPage.changeButton(alba).click();
  await expect(cartPage.packWeight).toHaveValue('25');
  expect(changes).toEqual([]);
});

test('a change that the server refuses can be saved again', async ({
  page,
  request,
  email,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  expectedConsole.push(/status of 404/);
  await seedCart(alba, cloves);
  const refusal = { status: 404, body: JSON.stringify({ error: serverErrors['item-not-found'] }) };
  await stubCart(page, 'PATCH', { firstResponses: [refusal], laterResponses: 'pass-through' });
  await cartPage.goto();
  await cartPage.changeButton(alba).click();
  const { packWeight, alert } = cartPage;
  const editor = page.getByRole('form', { name: /Alba/ });
  const changed = { ...alba, quantity: 3, packWeight: '12.5', unit: 'l' } as const;
  await test.step('the server refuses the change', async () => {
    await editor.getByRole('button', { name: 'One pack more' }).click();
    await packWeight.fill('12.5');
    await editor.getByLabel('Unit').selectOption('l');
    await packWeight.press('Enter');
    await expect(alert).toHaveText(serverErrors['item-not-found']);
  });
  await test.step('the change is saved again', async () => {
    await packWeight.press('Enter');
    await expect(cartPage.row(changed)).toBeVisible();
    await expect(cartPage.changeButton(changed)).toBeFocused();
    await expect(page.getByText('Cinnamon, Alba was changed.')).toBeAttached();
    expect(await fetchCart(request, email)).toEqual([changed, cloves]);
  });
});

test('fifty fast clicks on Save, on Remove and on Undo send one request each', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves);
  const changes = await recordCartCalls(page, 'PATCH');
  const removals = await recordCartCalls(page, 'DELETE');
  const restores = await recordCartCalls(page, 'PUT');
  const changed = { ...alba, quantity: 3 };
  await cartPage.goto();
  await cartPage.changeButton(alba).click();
  await cartPage.increaseButton.click();
  await clickFiftyTimes(cartPage.saveButton);
  await expect(cartPage.row(changed)).toBeVisible();
  await clickFiftyTimes(cartPage.removeButton(changed));
  await expect(cartPage.rows).toHaveCount(1);
  await clickFiftyTimes(cartPage.undoButton);
  await expect(cartPage.row(changed)).toBeVisible();
  expect([changes, removals, restores].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(await fetchCart(request, email)).toEqual([changed, cloves]);
});
