import type { Locator } from '@playwright/test';
import { postItems, rememberEmail } from '#tests/e2e/support/carts.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { createCartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { createListTable } from '#tests/e2e/support/pages/list-table.ts';
import {
  widths as allWidths,
  findLastingLayoutFaults,
  setWidth,
  textSizeTest as test,
} from '#tests/e2e/support/rendering/text-size.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';

const items = [
  { ...alba, quantity: 40, note: '8 cm cut; our no. 4711' },
  { ...cloves, type: 'Dehydrated Green Pepper', quantity: 200, packWeight: '50' },
  { category: 'Spice Powder', type: 'Turmeric', quantity: 3, packWeight: '0', unit: 'kg', note: 'n'.repeat(120) },
  leafOil,
] as const;
const lines = [
  'Alba 10 x 25 kg, 8 cm cut',
  'mace 25 lb',
  'Alba 1 x 25 kg',
  'black pepper 10 x 25 kg',
  'C4 500 kg, 20 bags',
  'saffron 1 x 1 kg',
];

const widths = pickCases(allWidths, [320, 768, 1025]);

for (const percent of pickCases([100, 112.5, 125, 150, 200], [100, 200])) {
  test(`with text at ${percent} % a quote request with everything open can be read at any width`, async ({
    openBrowser,
    email,
    request,
  }) => {
    const page = await openBrowser(percent);
    await rememberEmail(page, email);
    await postItems(request, email, ...items);
    const cartPage = createCartPage(page);
    const listTable = createListTable(page);
    const expectNoLayoutFaults = async (state: string, lastRow?: Locator) => {
      for (const width of widths) {
        await setWidth(page, width);
        // A browser lays out the rows of a long list only when they come into view.
        await lastRow?.scrollIntoViewIfNeeded();
        expect(await findLastingLayoutFaults(page), `${state} at ${width}`).toEqual([]);
      }
    };
    await test.step('a pasted list can be read', async () => {
      await listTable.goto();
      await listTable.paste(lines.join('\n'));
      await expect(listTable.counts).toHaveText(/complete/);
      await expectNoLayoutFaults('a pasted list', cartPage.rows.last());
    });

    await test.step('a copied request can be read, with its text, a removed item and "Use again" open', async () => {
      await listTable.closeButton.click();
      await cartPage.fillSender(sender);
      await page.getByRole('button', { name: 'Copy the request' }).click();
      await page.getByText('Requests from this browser').click();
      await page.getByRole('button', { name: /^Show text/ }).click();
      await cartPage.removeButton(leafOil).click();
      await expect(cartPage.undoButton).toBeFocused();
      await page.getByRole('button', { name: /^Use again/ }).click();
      await expectNoLayoutFaults('a request that was copied', cartPage.rows.last());
    });

    await test.step('a new list can be read, with the way back to the old one', async () => {
      await cartPage.startNewListButton.click();
      await expect(cartPage.undoClearButton).toBeVisible();
      await expectNoLayoutFaults('a new list');
    });
  });
}
