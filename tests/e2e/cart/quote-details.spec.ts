import { readWhatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';

test.beforeEach(async ({ cartPage, seedCart }) => {
  await seedCart(alba);
  await cartPage.goto();
});

test('the optional details are collapsed at first', async ({ page }) => {
  await expect(page.getByText('Help us quote faster')).toBeVisible();
  await expect(page.getByLabel('Company')).toBeHidden();
});

test('the Incoterms of 2020 can be chosen', async ({ page }) => {
  await page.getByText('Help us quote faster').click();
  await expect(page.getByLabel('Incoterm (2020)').getByRole('option')).toHaveText([
    'Not decided yet',
    'EXW',
    'FCA',
    'CPT',
    'CIP',
    'DAP',
    'DPU',
    'DDP',
    'FAS',
    'FOB Colombo',
    'CFR',
    'CIF',
  ]);
});

test('the details that are filled in, and only these, are sent, also after a reload', async ({ page, cartPage }) => {
  const company = page.getByLabel('Company');
  await page.getByText('Help us quote faster').click();
  await company.fill('Especias *del* Sur');
  await page.getByLabel('Destination port').fill('Veracruz');
  await page.getByLabel('Incoterm').selectOption('FOB Colombo');
  await page.getByLabel('Note', { exact: true }).fill('First order\nof many');
  await page.getByLabel('We would like a sample first').check();
  await page.reload();
  await expect(company).toHaveValue('Especias *del* Sur');
  await cartPage.fillSender(sender);
  await cartPage.send();
  const text = readWhatsAppText(await cartPage.openAgainLink.getAttribute('href'));
  expect(text.split('\n').slice(-6)).toEqual([
    '',
    'Company: Especias ∗del∗ Sur',
    'Destination port: Veracruz',
    'Incoterm (2020): FOB Colombo',
    'Sample: wanted before the order',
    'Note: First order of many',
  ]);
});
