import type { Locator } from '@playwright/test';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { byCss, focusedElement } from '#tests/e2e/support/finding/by-css.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { sharedListHash } from '#tests/e2e/support/pages/cart-page.ts';
import { pasteText } from '#tests/e2e/support/pages/list-table.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/rendering/expect-no-sideways-scroll.ts';
import { findAxeViolations } from '#tests/e2e/support/rendering/find-axe-violations.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves } from '#tests/support/items.ts';

const mail = [
  'Good morning,',
  'please quote for:',
  'Alba 10 x 25 kg, 8 cm cut',
  'black pepper 4 bags of 20 kg',
  'saffron 1 x 1 kg',
  'Mace 2 x 5 kg',
  'Best regards',
  'Ana López',
];

const transparent = 'rgba(0, 0, 0, 0)';

async function tabTo(field: Locator): Promise<void> {
  while (!(await field.evaluate((element) => element === document.activeElement))) {
    await field.page().keyboard.press('Tab');
  }
}

test('a list pasted from the shop is added, and makes room for the next one', async ({
  page,
  request,
  email,
  listTable,
  rememberBuyer,
}) => {
  await rememberBuyer();
  await page.goto('/shop');
  await page.getByRole('link', { name: 'Paste it' }).click();
  await expect(listTable.box).toBeFocused();

  await test.step('it is read into the table, which marks what was read', async () => {
    await listTable.paste('10 bags of 25 kg Alba, 8 cm cut\npimienta negra molida; 4 x 20 kg');
    await expect(listTable.counts).toHaveText('2 items complete');
    expect(await listTable.readItems()).toEqual([
      'Cinnamon, Alba: 10 × 25 kg 8 cm cut',
      'Spice Powder, Black Pepper: 4 × 20 kg',
    ]);
    await expect(listTable.row(1).getByRole('cell').first()).toHaveText('10 bags of 25 kg Alba, 8 cm cut');
    await expect(byCss(listTable.row(1), 'mark')).toHaveText(['10', '25', 'kg', 'Alba']);
    await expect(page.getByText('330 kg (728 lb)')).toBeVisible();
  });

  await test.step('it is added', async () => {
    await listTable.addButton.click();
    await expect(focusedElement(page)).toHaveText('2 items were added to your quote request.');
    await expect(listTable.panel).toHaveCount(0);
    await expect(page).toHaveURL('/cart');
    expect(await fetchCart(request, email)).toEqual([
      { ...alba, quantity: 10, note: '8 cm cut' },
      { category: 'Spice Powder', type: 'Black Pepper', quantity: 4, packWeight: '20', unit: 'kg' },
    ]);
  });

  await test.step('the box is empty for the next one, and a new list takes the notice away', async () => {
    await page.getByRole('link', { name: 'Paste a list' }).click();
    await expect(listTable.box).toHaveValue('');
    await page.getByRole('button', { name: 'Start a new list' }).click();
    await expect(page.getByText('2 items were removed.')).toBeVisible();
    await expect(page.getByText('2 items were added to your quote request.')).toHaveCount(0);
  });
});

test('of a pasted mail, what lacks something stays until it is filled in', async ({
  page,
  request,
  email,
  listTable,
  rememberBuyer,
}) => {
  await rememberBuyer();
  await listTable.goto();

  await test.step('the complete rows are added, and the others stay', async () => {
    await listTable.paste(mail.join('\n'));
    await expect(listTable.counts).toHaveText('2 items complete, 2 with something missing');
    await expect(listTable.cell('Product', 2)).toHaveAccessibleDescription(
      'Missing Product: several have this name. Please choose one.',
    );
    await listTable.addButton.filter({ hasText: 'Add 2 of 4 items' }).click();
    await expect(page.getByText('2 items were added to your quote request.')).toBeVisible();
    await expect(listTable.rows).toHaveCount(2);
  });

  await test.step('what is missing is filled in', async () => {
    await page.getByRole('button', { name: 'Whole Spices, Black Pepper in row 1' }).click();
    await expect(listTable.row(1)).toContainText('Complete');
    await listTable.cell('Product', 2).pressSequentially('cloves');
    await page.getByRole('option', { name: 'Whole Spices, Cloves' }).click();
    await listTable.cell('Pack weight', 2).fill('0.5');
    await listTable.cell('Details', 2).fill('');
    await expect(listTable.counts).toHaveText('2 items complete');
  });

  await test.step('the rest is folded, and the filled-in rows are added', async () => {
    await page.getByText('4 lines without a product').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Make it a row' })).toHaveText([
      /^Good morning,/,
      /^please quote for:/,
      /^Best regards/,
      /^Ana López/,
    ]);
    await listTable.addButton.click();
    await expect(page.getByText('2 items were added to your quote request.')).toBeVisible();
    await expect
      .poll(async () => (await fetchCart(request, email)).slice(2))
      .toEqual([{ category: 'Whole Spices', type: 'Black Pepper', quantity: 4, packWeight: '20', unit: 'kg' }, cloves]);
  });
});

test('cells of a spreadsheet are pasted into any field, which can be undone', async ({
  page,
  request,
  email,
  listTable,
  rememberBuyer,
}) => {
  await rememberBuyer();
  await listTable.goto();
  await page.getByRole('button', { name: 'Fill in the table by hand' }).click();
  await listTable.cell('Product', 1).focus();
  await pasteText(page, 'Alba\t10\t25\tkg\t8 cm cut\nC5\t2\t50 lb\nsaffron\t1\t5\tkg\n');
  expect(await listTable.readItems()).toEqual([
    'Cinnamon, Alba: 10 × 25 kg 8 cm cut',
    'Cinnamon, C5: 2 × 50 lb kg',
    'saffron: 1 × 5 kg',
  ]);
  await expect(listTable.cell('Pack weight', 2)).toHaveAttribute('aria-invalid', 'true');
  await expect(listTable.counts).toHaveText('1 item complete, 2 with something missing');
  await listTable.cell('Packs', 2).focus();
  await pasteText(page, '7\t20\n8\t30');
  expect((await listTable.readItems()).slice(1)).toEqual(['Cinnamon, C5: 7 × 20 kg', 'saffron: 8 × 30 kg']);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await listTable.readItems()).slice(1)).toEqual(['Cinnamon, C5: 2 × 50 lb kg', 'saffron: 1 × 5 kg']);
  await page.getByRole('button', { name: 'Remove row 3' }).click();
  await page.getByRole('button', { name: 'Remove row 2' }).click();
  await listTable.addButton.click();
  await expect(page.getByText('1 item was added to your quote request.')).toBeVisible();
  expect(await fetchCart(request, email)).toEqual([{ ...alba, quantity: 10, note: '8 cm cut' }]);
});

test('what was read by a guess is added only after a press confirms it', async ({ listTable, rememberBuyer }) => {
  await rememberBuyer();
  await listTable.goto();
  await listTable.paste('Alba 10 x 25 kg\nC4 500 kg, 20 bags\nalbba 2 x 5 kg');
  const confirm = listTable.table.getByRole('button', { name: /^It is right/ });
  await expect(listTable.counts).toHaveText('1 item complete, 2 to check');
  await expect(listTable.row(2)).toContainText('Please check');
  await expect(listTable.row(2)).not.toHaveCSS('background-color', transparent);
  await expect(listTable.row(1)).toHaveCSS('background-color', transparent);
  await expect(listTable.addButton).toHaveText('Add 1 of 3 items');
  await confirm.first().press('Enter');
  await expect(listTable.addButton).toHaveText('Add 2 of 3 items');
  await expect(listTable.row(2)).toContainText('Complete');
  await expect(confirm).toBeFocused();
  await listTable.cell('Product', 3).fill('c5');
  await listTable.cell('Packs', 3).fill('4');
  await expect(listTable.addButton).toHaveText('Add 3 items');
});

const inEnglish = {
  language: 'English',
  width: 1280,
  path: '/cart#paste',
  field: { row: 'row', product: 'Product', packs: 'Packs', weight: 'Pack weight' },
  add: 'Add 2 items',
  added: '2 items were added to your quote request.',
};
const inSpanish = {
  language: 'Spanish',
  width: 360,
  path: '/es/cart#paste',
  field: { row: 'fila', product: 'Producto', packs: 'Empaques', weight: 'Peso por empaque' },
  add: 'Agregar 2 productos',
  added: 'Se agregaron 2 líneas a su solicitud',
};

for (const { language, width, path, field, add, added } of pickCases([inEnglish, inSpanish], [inSpanish])) {
  test(`everything works by keyboard, in ${language} at ${width} px`, async ({
    page,
    request,
    email,
    rememberBuyer,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await rememberBuyer();
    const cell = (column: string, row: number) => page.getByLabel(`${column}, ${field.row} ${row}`, { exact: true });

    await test.step('a list is pasted and read', async () => {
      await page.goto(path);
      await expect(page.getByRole('textbox').first()).toBeFocused();
      await page.keyboard.insertText('alba 10 x 25 kg\nsaffron 1 x 1 kg');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(cell(field.product, 2)).toBeVisible();
    });

    await test.step('the arrows move between rows, and Enter opens a new one', async () => {
      await tabTo(cell(field.product, 1));
      await page.keyboard.press('ArrowDown');
      await expect(cell(field.product, 2)).toBeFocused();
      await page.keyboard.type('mac');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(cell(field.packs, 2)).toBeFocused();
      await page.keyboard.type('3');
      await page.keyboard.press('Tab');
      await page.keyboard.type('5');
      await page.keyboard.press('ArrowUp');
      await expect(cell(field.weight, 1)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(cell(field.product, 3)).toBeFocused();
      await page.keyboard.press('ArrowUp');
    });

    await test.step('all are added', async () => {
      await tabTo(page.getByRole('button', { name: add }));
      await page.keyboard.press('Enter');
      await expect(focusedElement(page)).toContainText(added);
      expect(await fetchCart(request, email)).toEqual([
        { ...alba, quantity: 10 },
        expect.objectContaining({ type: 'Mace', quantity: 3, packWeight: '5' }),
      ]);
    });
  });
}

for (const width of [360, 1280]) {
  test(`at ${width} px the table is accessible and fits, with and without its list of products`, async ({
    page,
    listTable,
    seedCart,
  }) => {
    await seedCart(alba);
    await page.setViewportSize({ width, height: 800 });
    await listTable.openHydrated();
    await listTable.paste([...mail, `${'W'.repeat(90)} Alba 1 x 1 kg`, 'C4 500 kg, 20 bags'].join('\n'));
    await expect(listTable.rows).toHaveCount(6);
    await page.getByText('4 lines without a product').click();
    const expectAccessibleAndFitting = async () => {
      expect(await findAxeViolations(page)).toEqual([]);
      await expectNoSidewaysScroll(page, 'the table of the list');
    };
    await expectAccessibleAndFitting();
    await expect(listTable.row(2).getByRole('rowheader')).toHaveText(/^Row 2/);
    await listTable.cell('Product', 3).click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(productIds.length);
    await expectAccessibleAndFitting();
    await listTable.cell('Product', 3).blur();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });
}

for (const { line, counts } of [
  { line: 'Cardamom 8 mm 20 kg', counts: '1 with something missing' },
  { line: 'Alba 10 x 25 kg\ncardamomo 2 x 10 kg', counts: /^1 item complete/ },
  { line: 'cardamomo verde 5 x 1 kg', counts: '1 to check' },
]) {
  test(`cardamom, which is no product, gets a message ready to be sent: ${JSON.stringify(line)}`, async ({
    listTable,
  }) => {
    await listTable.goto();
    await listTable.paste(line);
    await expect(listTable.panel.getByText('Cardamom: ask us')).toBeVisible();
    const link = listTable.panel.getByRole('link', { name: 'Ask us by WhatsApp' });
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Question%20about%20cardamom/);
    await expect(listTable.counts).toHaveText(counts);
  });
}

test('the columns fill the table, also if no line was pasted', async ({ page, listTable, rememberBuyer, cartPage }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await rememberBuyer();
  const titles = listTable.table.getByRole('columnheader');
  const measureUnusedWidth = async () => (await getBox(listTable.table)).right - (await getBox(titles.last())).right;
  await cartPage.goto(sharedListHash(alba));
  await expect(titles).toHaveCount(8);
  expect(await measureUnusedWidth()).toBeCloseTo(0, 0);
  await listTable.paste('Alba 10 x 25 kg');
  await expect(titles).toHaveCount(9);
  expect(await measureUnusedWidth()).toBeCloseTo(0, 0);
});

test('rows of a long list that are not laid out yet take the room of a row, or on a phone of a card', async ({
  page,
  listTable,
}) => {
  const rowCount = 30;
  await listTable.goto();
  await listTable.paste(Array.from({ length: rowCount }, (_, index) => `${index + 1} x 25 kg Alba`).join('\n'));
  for (const [width, height] of [
    [360, 'auto 240px'],
    [1280, 'auto 64px'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(listTable.row(rowCount)).toHaveCSS('contain-intrinsic-height', height);
  }
});
