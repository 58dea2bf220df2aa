import type { Page } from '@playwright/test';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { stubCart } from '#tests/e2e/support/faults/cart-calls.ts';
import { storageFaults } from '#tests/e2e/support/faults/storage-faults.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { createListTable } from '#tests/e2e/support/pages/list-table.ts';
import { readLocalStorage } from '#tests/e2e/support/reading/stored-values.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';
import { listJobKey } from '#web/storage/keys.ts';

const pastedList = 'Alba 2 x 25 kg\nWhole cloves 1 x 0.5 kg\nLeaf oil 4 x 500 ml';
const listedItems = [alba, cloves, leafOil];
const refusal = { status: 400 };
const limitReached = { status: 429 };
const partlyAdded = '1 of 3 items were added, 2 were not.';
const doneNotice = (page: Page) => page.getByText('3 items were added to your quote request.');

const faults = Object.keys(storageFaults) as (keyof typeof storageFaults)[];

for (const fault of pickCases(faults, ['reading the property throws'])) {
  test(`without browser storage a pasted list loses no line while its page stays open: ${fault}`, async ({
    page,
    request,
    email,
    expectedConsole,
    listTable,
  }) => {
    expectedConsole.push(/status of 400/);
    await page.addInitScript(storageFaults[fault]);
    await stubCart(page, 'POST', { firstResponses: ['pass-through', refusal], laterResponses: 'pass-through' });
    await listTable.goto();
    await listTable.paste(pastedList);
    await listTable.addButton.click();
    await page.getByLabel('Under which email?').fill(email);
    await page.getByLabel('Under which email?').press('Enter');
    await expect(page.getByText(partlyAdded)).toBeVisible();
    await expect(
      page.getByText('Your browser stores nothing here, so keep this page open until all items are added.'),
    ).toBeVisible();

    await listTable.putBackButton.click();
    await expect(listTable.rows).toHaveCount(2);
    await listTable.addButton.click();
    await expect(page.getByText('2 items were added to your quote request.')).toBeVisible();
    expect(await fetchCart(request, email)).toEqual(listedItems);
  });
}

test('a list can be added although the browser has stored broken progress', async ({
  page,
  request,
  email,
  cartPage,
  listTable,
  rememberBuyer,
}) => {
  const brokenProgress = { rows: [{}], email: email.toLowerCase(), run: '1', added: 0 };
  await page.addInitScript(
    ([key, text]) => {
      if (location.protocol !== 'about:') localStorage[key] ??= text;
    },
    [listJobKey, JSON.stringify(brokenProgress)] as const,
  );
  await rememberBuyer();
  await listTable.goto();
  await listTable.paste(pastedList);
  await expect(cartPage.alert).toHaveCount(0);
  await expect(listTable.goOnButton).toHaveCount(0);
  await listTable.addButton.click();
  await expect(doneNotice(page)).toBeVisible();
  expect(await readLocalStorage(page, listJobKey)).toBeNull();
  expect(await fetchCart(request, email)).toEqual(listedItems);
});

test('a second tab goes on with a list once the tab that was adding it is closed', async ({
  page,
  context,
  request,
  email,
  expectedConsole,
  listTable,
  rememberBuyer,
}) => {
  expectedConsole.push(/status of 429/);
  await rememberBuyer();
  const secondTab = await context.newPage();
  await secondTab.goto('/cart');
  const secondTable = createListTable(secondTab);
  await stubCart(page, 'POST', { firstResponses: ['pass-through'], laterResponses: limitReached });
  await listTable.goto();
  await listTable.paste(pastedList);
  await listTable.addButton.click();
  await expect(page.getByText(/^Adding 2 of 3, waiting/).first()).toBeVisible();

  await test.step('the second tab only shows the list while the first adds it', async () => {
    await expect(secondTab.getByText(partlyAdded)).toBeVisible();
    for (const [name, button] of [
      ['put back', secondTable.putBackButton],
      ['go on', secondTable.goOnButton],
    ] as const) {
      await button.click();
      await expect(secondTab.getByRole('alert'), name).toHaveText(
        'Another tab of your browser is adding these items now. Stop it there first.',
      );
      await expect(secondTable.rows, name).toHaveCount(0);
    }
  });

  await test.step('the second tab adds the rest once the first is closed', async () => {
    await page.close();
    // The browser frees the lock of a closed tab a little later.
    await expect(async () => {
      if (await secondTable.goOnButton.isVisible()) await secondTable.goOnButton.click();
      await expect(doneNotice(secondTab)).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await fetchCart(request, email)).toEqual(listedItems);
  });
});

test('a second tab takes back the lines that the first could not add', async ({
  page,
  context,
  request,
  email,
  expectedConsole,
  listTable,
  rememberBuyer,
}) => {
  expectedConsole.push(/status of 400/);
  await rememberBuyer();
  const secondTab = await context.newPage();
  const secondTable = createListTable(secondTab);
  await stubCart(page, 'POST', { firstResponses: ['pass-through'], laterResponses: refusal });
  await listTable.goto();
  await listTable.paste(pastedList);
  await listTable.addButton.click();
  await expect(page.getByText(partlyAdded)).toBeVisible();

  await secondTable.goto();
  await expect(secondTab.getByText(partlyAdded)).toBeVisible();
  await secondTable.putBackButton.click();
  await expect(secondTable.rows).toHaveCount(2);
  await expect(listTable.goOnButton).toHaveCount(0);
  await secondTable.addButton.click();
  await expect(secondTab.getByText('2 items were added to your quote request.')).toBeVisible();
  expect(await fetchCart(request, email)).toEqual(listedItems);
});

test('a list in a second tab waits in its table until that of the first is added', async ({
  page,
  context,
  request,
  email,
  expectedConsole,
  listTable,
  rememberBuyer,
}) => {
  expectedConsole.push(/status of 400/);
  await rememberBuyer();
  const secondTab = await context.newPage();
  const secondTable = createListTable(secondTab);
  await stubCart(page, 'POST', { firstResponses: ['pass-through', refusal], laterResponses: 'pass-through' });
  await listTable.goto();
  await listTable.paste(pastedList);
  await secondTable.goto();
  await secondTable.paste('Mace 1 x 5 kg');
  await listTable.addButton.click();
  await expect(page.getByText(partlyAdded)).toBeVisible();

  await expect(secondTab.getByText(partlyAdded)).toBeVisible();
  await expect(secondTable.addButton).toHaveCount(0);
  await expect(secondTable.cell('Product', 1)).toHaveValue('Whole Spices, Mace');
  await secondTable.goOnButton.click();
  await expect(doneNotice(secondTab)).toBeVisible();
  await expect(listTable.goOnButton).toHaveCount(0);
  await secondTable.addButton.click();
  await expect(secondTab.getByText('1 item was added to your quote request.')).toBeVisible();
  expect(await fetchCart(request, email)).toEqual([
    ...listedItems,
    { category: 'Whole Spices', type: 'Mace', quantity: 1, packWeight: '5', unit: 'kg' },
  ]);
});
