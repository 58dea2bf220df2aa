import AxeBuilder from '@axe-core/playwright';
import { alba, cloves, storedCart } from './support/cart-data.ts';
import { createQuickList, type QuickListBox } from './support/quick-list.ts';
import { test as base, expect, ready } from './support/test.ts';

const test = base.extend<{ quickList: QuickListBox }>({
  quickList: async ({ page }, use) => {
    await use(createQuickList(page));
  },
});

const twelveLines = [
  ...['Alba', 'C5', 'C4', 'M5', 'M4', 'H1', 'mace', 'chili', 'jengibre'].map((name) => `${name} 2 x 10 kg`),
  'saffron 1 x 1 kg',
  'black pepper 1 x 25 kg',
  'vanilla 1 x 1 kg',
];

test('the shop and the cart lead to the box, and the lines of a pasted list are added', async ({
  page,
  request,
  email,
  quickList,
  seedCart,
}) => {
  await seedCart();
  await page.goto('/shop');
  await page.getByRole('link', { name: 'Paste it' }).click();
  await expect(quickList.box).toBeFocused();
  await quickList.paste('10 bags of 25 kg Alba, 8 cm cut\npimienta negra molida; 4; 20; kg');
  await expect(quickList.status).toHaveText('2 items ready');
  await expect(quickList.group('Ready (2)').getByRole('listitem')).toHaveText([
    'Cinnamon, Alba10 × 25 kg10 bags of 25 kg Alba, 8 cm cutDetails: 8 cm cut',
    'Spice Powder, Black Pepper4 × 20 kgpimienta negra molida; 4; 20; kg',
  ]);
  await quickList.add.click();
  const done = page.getByText('2 items were added to your quote request.');
  await expect(done).toBeFocused();
  await expect(quickList.panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/cart$/);
  expect(await storedCart(request, email)).toEqual([
    { ...alba, quantity: 10, note: '8 cm cut' },
    { category: 'Spice Powder', type: 'Black Pepper', quantity: 4, packWeight: '20', unit: 'kg' },
  ]);
  await page.getByRole('link', { name: 'Paste a list' }).click();
  await expect(quickList.box).toHaveValue('');
});

test('of twelve lines nine are added, and the others stay until they are chosen or changed', async ({
  page,
  request,
  email,
  quickList,
  seedCart,
}) => {
  await seedCart();
  await quickList.open();
  await quickList.paste(twelveLines.join('\n'));
  await expect(quickList.status).toHaveText('9 items ready, 1 to check, 2 not understood');
  await expect(quickList.group('Ready (9)').getByRole('listitem')).toHaveCount(9);
  await quickList.add.and(page.getByText('Add 9 of 12 items')).click();
  await expect(page.getByText('9 items were added to your quote request.')).toBeVisible();
  await expect(quickList.box).toHaveValue('saffron 1 x 1 kg\nblack pepper 1 x 25 kg\nvanilla 1 x 1 kg');
  await expect(quickList.add).toHaveCount(0);

  await page.getByLabel('Which product?').selectOption('Whole Spices, Black Pepper');
  await expect(quickList.add).toHaveText('Add 1 of 3 items');
  const saffron = page.getByLabel('Line 1', { exact: true });
  await expect(saffron).toHaveAccessibleDescription('None of our products is named, or several are.');
  await saffron.fill('whole cloves 1 x 0.5 kg');
  await saffron.press('Enter');
  await expect(quickList.add).toHaveText('Add 2 of 3 items');
  await expect(quickList.counts).toBeFocused();
  await expect(quickList.box).toHaveValue('whole cloves 1 x 0.5 kg\nblack pepper 1 x 25 kg\nvanilla 1 x 1 kg');
  await quickList.add.click();
  await expect(quickList.box).toHaveValue('vanilla 1 x 1 kg');
  await expect(page.getByText('2 items were added to your quote request.')).toBeVisible();
  const stored = await storedCart(request, email);
  expect(stored).toHaveLength(11);
  expect(stored.slice(9)).toEqual([
    cloves,
    { category: 'Whole Spices', type: 'Black Pepper', quantity: 1, packWeight: '25', unit: 'kg' },
  ]);
});

test('what may mean two things is asked beside its line, and what was read stands beside its line too', async ({
  quickList,
  seedCart,
}) => {
  await seedCart();
  await quickList.open();
  await quickList.paste('Alba 10 x 1,000 kg\nC5 10 x 1,5 kg\nC4 500 kg\nmace 25 lb\nAlba 1 x 25 kg\nH1 5 x 0 kg');
  await expect(quickList.status).toHaveText('5 items ready, 1 to check');
  await expect(quickList.group('Ready (5)').getByRole('listitem')).toHaveText([
    'Cinnamon, C510 × 1.5 kgC5 10 x 1,5 kg',
    'Cinnamon, C41 × 500 kgC4 500 kgDetails: packing open',
    'Whole Spices, Mace1 × 11.34 kgmace 25 lbDetails: packing open',
    'Cinnamon, Alba1 × 25 kgAlba 1 x 25 kgThe same product as in line 1.',
    'Cinnamon, H15 × 0 kgH1 5 x 0 kgThe pack weight is 0.',
  ]);
  const asked = quickList.group('Please check (1)').getByRole('listitem');
  await expect(asked).toContainText('Alba 10 x 1,000 kg');
  await expect(quickList.add).toHaveText('Add 5 of 6 items');
  await asked.getByLabel('10 × 1,000 kg is right').check();
  await expect(quickList.add).toHaveText('Add 6 items');
});

test('the lines of a mail that name no goods are folded together', async ({ page, quickList, seedCart }) => {
  await seedCart();
  await quickList.open();
  await quickList.paste('Dear Sirs,\nplease quote\nAlba 10 x 25 kg\nMace 4 x 20 kg\nBest regards\nAna');
  await expect(quickList.status).toHaveText('2 items ready');
  await expect(page.getByText('Best regards').last()).toBeHidden();
  await page.getByText('4 lines without a product').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Best regards' })).toBeVisible();
  await quickList.add.click();
  await expect(page.getByText('2 items were added to your quote request.')).toBeVisible();
});

test('what is chosen for a line does not pass to an equal line below it', async ({ page, quickList, seedCart }) => {
  await seedCart();
  await quickList.open();
  await quickList.paste('clove 10 x 25 kg\nclove 10 x 25 kg');
  await page.getByLabel('Which product?').first().selectOption('Whole Spices, Cloves');
  await quickList.add.and(page.getByText('Add 1 of 2 items')).click();
  await expect(page.getByText('1 item was added to your quote request.')).toBeVisible();
  await expect(page.getByLabel('Which product?')).toHaveValue('');
  await expect(quickList.add).toHaveCount(0);
});

test('a saved file that is chosen again gives the same items', async ({
  request,
  email,
  page,
  quickList,
  seedCart,
}) => {
  const item = { ...alba, quantity: 10, packWeight: '1.125', note: 'organic; 8 cm cut' };
  await seedCart(item);
  await quickList.open();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'save it as a file' }).click();
  await page.locator('input[type=file]').setInputFiles(await (await download).path());
  await expect(quickList.status).toHaveText('1 item ready');
  await quickList.add.click();
  await expect(page.getByText('1 item was added to your quote request.')).toBeVisible();
  expect(await storedCart(request, email)).toEqual([item, item]);
});

test('a CSV file is chosen or dropped, what is in the box stays, and the columns that are not read are named', async ({
  page,
  quickList,
  seedCart,
}) => {
  await seedCart();
  await quickList.open();
  const file = page.locator('input[type=file]');
  const csv = 'Product;Price;Qty;Weight (lb)\nAlba;9.99;10;25\n';
  await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${csv}`) });
  await expect(quickList.status).toHaveText('1 item ready');
  await expect(page.getByText('Not read: Price.')).toBeVisible();

  await file.setInputFiles({
    name: 'canela.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Macis 1 x 5 kg', 'latin1'),
  });
  await expect(quickList.box).toHaveValue(`${csv}Macis 1 x 5 kg`);
  const refused = [
    [
      'list.xlsx',
      Buffer.from('PK\u0003\u0004'),
      'list.xlsx is a workbook. Please save it as CSV, or copy its cells and paste them here.',
    ],
    [
      'big.csv',
      Buffer.alloc(20_001, 'a'),
      'big.csv is larger than 20 kB. Please save a part of it as a file of its own.',
    ],
    ['empty.csv', Buffer.from(' '), 'empty.csv holds no text that can be read. Please save it as CSV.'],
    [
      'photo.csv',
      Buffer.from([0x89, 0x50, 0, 0, 0xff]),
      'photo.csv holds no text that can be read. Please save it as CSV.',
    ],
  ] as const;
  for (const [name, buffer, sentence] of refused) {
    await file.setInputFiles({ name, mimeType: 'text/csv', buffer });
    await expect(quickList.panel.getByRole('alert')).toHaveText(sentence);
    await expect(quickList.box).toHaveValue(`${csv}Macis 1 x 5 kg`);
  }

  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Cloves;1;0.5;kg'], 'more.csv', { type: 'text/csv' }));
    return transfer;
  });
  await quickList.box.dispatchEvent('drop', { dataTransfer: data });
  await expect(quickList.box).toHaveValue(`${csv}Macis 1 x 5 kg\nCloves;1;0.5;kg`);
  await expect(quickList.panel.getByRole('alert')).toHaveCount(0);
});

test('of 201 lines 200 are read, of more than 20 kB nothing, and all of it stays in the box', async ({
  quickList,
  seedCart,
}) => {
  await seedCart();
  await quickList.open();
  const lines = Array.from({ length: 201 }, (_, index) => `Alba ${index + 1} x 25 kg`);
  await quickList.paste(lines.join('\n'));
  await expect(quickList.panel.getByRole('alert')).toHaveText(
    'The text has 201 lines. The first 200 are read. The rest stays in the box.',
  );
  await expect(quickList.add).toHaveText('Add 200 of 201 items');
  await quickList.box.fill('Alba 10 x 25 kg'.padEnd(20_001));
  await expect(quickList.panel.getByRole('alert')).toHaveText(
    'The text is longer than 20 kB, so it is not read. Please take a part of it out and add it later.',
  );
  await expect(quickList.add).toHaveCount(0);
  expect(await quickList.box.inputValue()).toHaveLength(20_001);
});

test('formulas and hidden marks do no harm', async ({ page, request, email, quickList, seedCart }) => {
  await seedCart();
  await quickList.open();
  await quickList.paste(
    'Product;Qty;Pack (kg);Notes\nAlba;=1+1;25;\nAl\u200Bba;2;\u202E25;=HYPERLINK("https://example.com")',
  );
  await expect(quickList.status).toHaveText('1 item ready, 1 not understood');
  await expect(
    page.getByText('Invisible signs, and “=” or “+” at the beginning of a cell, were left out.'),
  ).toBeVisible();
  await expect(page.getByLabel('Line 2', { exact: true })).toHaveAccessibleDescription(
    'The number of packs is missing or not clear. Write the amount as 10 x 25 kg.',
  );
  await quickList.add.click();
  await expect(page.getByText('1 item was added to your quote request.')).toBeVisible();
  expect(await storedCart(request, email)).toEqual([{ ...alba, note: 'HYPERLINK("https://example.com")' }]);
});

test('the text stays through a reload, closing and opening, and the step that asks for the e-mail', async ({
  page,
  request,
  email,
  quickList,
  cartPage,
}) => {
  await quickList.open();
  await quickList.paste('Alba 2 x 25 kg');
  await expect(
    page.getByText('Enter your email below, then you can add these items to your quote request.'),
  ).toBeVisible();
  await expect(quickList.add).toHaveCount(0);
  await page.reload();
  await expect(quickList.box).toHaveValue('Alba 2 x 25 kg');
  await cartPage.enterEmail(email);
  await expect(quickList.add).toHaveText('Add 1 item');
  await quickList.panel.getByRole('button', { name: 'Close' }).click();
  await expect(quickList.panel).toHaveCount(0);
  await page.getByRole('link', { name: 'Paste a list' }).click();
  await expect(quickList.box).toHaveValue('Alba 2 x 25 kg');
  await quickList.add.click();
  await expect(page.getByText('1 item was added to your quote request.')).toBeVisible();
  expect(await storedCart(request, email)).toEqual([alba]);
});

test('everything works by keyboard', async ({ page, request, email, quickList, seedCart }) => {
  await seedCart();
  await quickList.open();
  await expect(quickList.box).toBeFocused();
  await page.keyboard.insertText('black pepper 1 x 25 kg');
  await page.keyboard.press('Tab');
  await expect(quickList.status).toHaveText('1 to check');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mace 50 lb')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('s');
  await expect(page.getByLabel('Which product?')).toHaveValue('Spice Powder, Black Pepper');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 item was added to your quote request.')).toBeFocused();
  expect(await storedCart(request, email)).toHaveLength(1);
});

for (const width of [360, 1280]) {
  test(`at ${width} px the preview is accessible and fits`, async ({ page, quickList, seedCart }) => {
    await page.setViewportSize({ width, height: 800 });
    await seedCart(alba);
    await quickList.open();
    await ready(page);
    await quickList.paste([...twelveLines, `${'W'.repeat(90)} 1 x 1 kg`, 'Alba 500 kg, 20 bags'].join('\n'));
    await expect(quickList.status).toHaveText('9 items ready, 2 to check, 3 not understood');
    await page.getByText('How a list may look').click();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
