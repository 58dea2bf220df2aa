import { whatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';

test('the optional details are collapsed, remembered, and sent only if filled in', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba);
  await cartPage.goto();
  const company = page.getByLabel('Company');
  await expect(page.getByText('Help us quote faster')).toBeVisible();
  await expect(company).toBeHidden();
  await page.getByText('Help us quote faster').click();
  await company.fill('Especias *del* Sur');
  await page.getByLabel('Destination port').fill('Veracruz');
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
  await page.getByLabel('Incoterm').selectOption('FOB Colombo');
  await page.getByLabel('Note', { exact: true }).fill('First order\nof many');
  await page.getByLabel('We would like a sample first').check();
  await page.reload();
  await expect(company).toHaveValue('Especias *del* Sur');
  await cartPage.fillSender({ name: 'Ana', phone: '+52 1' });
  await cartPage.send();
  const text = whatsAppText(await cartPage.openAgainLink.getAttribute('href'));
  expect(text.split('\n').slice(-6)).toEqual([
    '',
    'Company: Especias ∗del∗ Sur',
    'Destination port: Veracruz',
    'Incoterm (2020): FOB Colombo',
    'Sample: wanted before the order',
    'Note: First order of many',
  ]);
});
