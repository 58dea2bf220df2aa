import type { Page } from '@playwright/test';
import { maxQuickListBytes, maxQuickListRows } from '#domain/quick-list/quick-list.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { createWorkbook } from '#tests/support/create-workbook.ts';

const choose = (page: Page, name: string, buffer: Buffer) =>
  byCss(page, 'input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

test.beforeEach(async ({ listTable, rememberBuyer }) => {
  await rememberBuyer();
  await listTable.goto();
  await listTable.panel.waitFor();
});

const titles = ['Product', 'Bags', 'Pack weight (kg)', 'Remarks'];
const order = createWorkbook([
  {
    name: 'Order',
    rows: [['Enquiry'], [], titles, ['Alba', { formula: '5*2', result: '10' }, 25, '8 cm cut'], ['Mace', 4, 20]],
  },
  { name: 'Prices', state: 'hidden', rows: [titles, ['C5', 99, 99]] },
]);
/** The site unzips at most 10 MB. */
const bytesOfUnzippedBomb = 12_000_000;
const itemsOfOrder = ['Cinnamon, Alba: 10 × 25 kg 8 cm cut', 'Whole Spices, Mace: 4 × 20 kg'];

test('a pasted text is read without invisible characters and a line of no product', async ({ page, listTable }) => {
  await listTable.paste(`Al\u200Bba 10 x \u202E25 kg\n${'x'.repeat(100_000)}\nMace 4 x 20 kg`);
  await expect(listTable.counts).toHaveText('2 items complete');
  await expect(
    page.getByText(/^Invisible characters, and “=” or “\+” at the beginning of a cell, were left out\.$/),
  ).toBeVisible();
  await expect(page.getByText('1 line without a product')).toBeVisible();
});

test('files of any encoding are read, with a remark on what is left out', async ({ page, listTable }) => {
  const csv = (price: string) =>
    `Product;${price};Bags;Pack weight (kg);Remarks\nAlba;9.99;10;25;8 cm cut\nMace;8.75;4;20;\n`;
  const files = [
    ['order.xlsx', Buffer.from(order), 'A hidden sheet was not read: Prices.'],
    ['utf-8.csv', Buffer.from(`\uFEFF${csv('Price')}`), 'Not read: Price.'],
    ['utf-16.csv', Buffer.from(`\uFEFF${csv('FOB')}`, 'utf16le'), 'Not read: FOB.'],
    ['utf-16-without-mark.txt', Buffer.from(csv('Price'), 'utf16le'), 'Not read: Price.'],
    ['tabs.tsv', Buffer.from(csv('FOB').replaceAll(';', '\t')), 'Not read: FOB.'],
  ] as const;
  for (const [index, [name, buffer, remark]] of files.entries()) {
    await choose(page, name, buffer);
    await expect(listTable.counts, name).toHaveText(`${2 * (index + 1)} items complete`);
    expect((await listTable.readItems()).slice(-2), name).toEqual(itemsOfOrder);
    await expect(page.getByText(remark), name).toBeVisible();
  }
});

test('an alert says why a file can’t be read, and the table stays as it is', async ({ page, listTable }) => {
  await listTable.paste('Mace 4 x 20 kg');
  const alert = listTable.panel.getByRole('alert');
  const oldWorkbook = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)]);
  const refused = [
    ['big.csv', Buffer.alloc(2 * maxQuickListBytes + 1, 'Alba 10 x 25 kg\n'), /^big\.csv is too large to be read\./],
    ['empty.csv', Buffer.from(' '), /^empty\.csv is empty\.$/],
    ['photo.csv', Buffer.from([0x89, 0x50, 1, 2, 0xff, 0x03]), /^photo\.csv holds no text that can be read\./],
    ['old.xls', oldWorkbook, /^old\.xls is an old workbook/],
    [
      'secret.xlsx',
      Buffer.concat([oldWorkbook, Buffer.from('EncryptedPackage', 'utf16le')]),
      /^secret\.xlsx is protected by a password\./,
    ],
    ['cut.xlsx', Buffer.from(order.slice(0, 300)), /^cut\.xlsx can’t be read as a workbook\./],
    [
      'bomb.xlsx',
      Buffer.from(createWorkbook([{ name: 'A', rows: [['x'.repeat(bytesOfUnzippedBomb)]] }])),
      /^bomb\.xlsx is too large/,
    ],
  ] as const;
  for (const [name, buffer, sentence] of refused) {
    await choose(page, name, buffer);
    await expect(alert).toHaveText(sentence);
    await expect(listTable.rows, name).toHaveCount(1);
  }
});

test('a dropped file is read, and the alert about the file before it goes', async ({ page, listTable }) => {
  await listTable.paste('Mace 4 x 20 kg');
  const alert = listTable.panel.getByRole('alert');
  await choose(page, 'empty.csv', Buffer.from(' '));
  await expect(alert).toBeVisible();
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Alba;10;25;kg;8 cm cut'], 'more.csv', { type: 'text/csv' }));
    return transfer;
  });
  await listTable.panel.getByText('Add more lines or a file').click();
  await listTable.box.dispatchEvent('drop', { dataTransfer });
  await expect(listTable.rows).toHaveCount(2);
  await expect(alert).toHaveCount(0);
});

test('of 5,000 lines 200 are read, and the rest stays in the box', async ({ listTable }) => {
  const lines = Array.from({ length: 5000 }, (_, index) => `Alba ${index + 1} x 25 kg`);
  await listTable.paste(lines.join('\n'));
  await expect(listTable.rows).toHaveCount(maxQuickListRows);
  await expect(listTable.panel.getByText('The first 200 are read. The rest stays in the box.')).toBeVisible();
  expect((await listTable.box.inputValue()).split('\n')).toEqual(lines.slice(maxQuickListRows));
  await expect(listTable.addButton).toHaveText('Add 200 items');
});
