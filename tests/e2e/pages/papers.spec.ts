import type { Locator } from '@playwright/test';
import { papers } from '#content/papers.ts';
import { getLotPapers, paperGroups } from '#content/papers/lot-papers.ts';
import { getFamilyProductIds, paperFamilies } from '#domain/catalogue/catalogue.ts';
import { byCss, disclosure } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { readWhatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { alba, leafOil } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { sender } from '#tests/support/sender.ts';
import { familyNames, papersPageTexts } from '#text/pages/papers.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { lotPaperNames, paperGroupNames } from '#text/papers/lot-paper-names.ts';
import { quoteDetailTexts } from '#text/quote/quote-details.ts';
import { sendPanelTexts } from '#text/quote/send-panel.ts';

const holdsAny = papers.certificates.length + papers.registrations.length > 0;

async function openGroups(boxes: Locator) {
  for (const name of Object.values(paperGroupNames)) await disclosure(boxes, name).click();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('/papers says what can be asked for', async ({ page }) => {
    await page.goto('/papers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents and certificates');
    for (const family of paperFamilies) {
      await expect(byCss(page, `#${family} tbody tr th`)).toHaveText(
        getLotPapers(...getFamilyProductIds(family)).map((paper) => lotPaperNames[paper]),
      );
    }
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  test('/papers claims nothing that is not entered', async ({ page }) => {
    await page.goto('/papers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents and certificates');
    expect(await page.getByRole('heading', { name: papersPageTexts.held.title }).isVisible()).toBe(holdsAny);
    const held = JSON.stringify(papers);
    const lines = (await page.getByRole('main').innerText()).split('\n').filter((line) => !held.includes(line.trim()));
    expect(lines.join('\n')).not.toMatch(/ISO 22000|HACCP|FSSC|BRC|USDA/i);
  });

  test('product pages name the papers that can be asked for', async ({ page }) => {
    const panel = byCss(page, 'div', { has: page.getByRole('heading', { name: productPageTexts.papersTitle }) }).last();
    await page.goto(`/product/${idsByName.leafOil}`);
    await expect(panel).toContainText('Safety data sheet');
    await page.goto(`/product/${idsByName.alba}`);
    for (const paper of getLotPapers(idsByName.alba)) await expect(panel).toContainText(lotPaperNames[paper]);
    await expect(panel).not.toContainText('Safety data sheet');
    await panel.getByRole('link', { name: productPageTexts.papersLink }).click();
    await expect(page).toHaveURL('/papers#cinnamon');
  });

  test('the footer leads to the documents', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(page).toHaveURL('/papers');
  });
});

test('a tick on the page of papers or of a product goes into the quote request, which says for which product', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await test.step('on the page of papers', async () => {
    await openPage(page, '/papers#chiliPowder');
    const chili = page.getByRole('table', { name: familyNames.chiliPowder });
    await expect(chili).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(1);
    await chili.getByRole('checkbox', { name: lotPaperNames.dyes }).check();
    await chili.getByRole('checkbox', { name: lotPaperNames.ethyleneOxide }).check();
    await expect(page.getByText(papersPageTexts.ask.ticked(2))).toBeVisible();
    await expect(chili.getByRole('row', { name: lotPaperNames.heavyMetals })).toContainText('Lead 0.60 mg/kg');
  });

  await test.step('on the page of a product', async () => {
    await openPage(page, `/product/${idsByName.chiliPowder}`);
    const panel = page.getByRole('main');
    await expect(panel.getByRole('checkbox', { name: lotPaperNames.dyes })).toBeChecked();
    await panel.getByRole('checkbox', { name: lotPaperNames.ethyleneOxide }).uncheck();
    await panel.getByRole('checkbox', { name: lotPaperNames.mycotoxins }).check();
  });

  await test.step('the message says for which product', async () => {
    await seedCart(alba);
    await cartPage.goto();
    await cartPage.fillSender(sender);
    await cartPage.send();
    expect(readWhatsAppText(await cartPage.openAgainLink.getAttribute('href'))).toContain(
      `Documents: ${lotPaperNames.dyes} for Chili Powder, ${lotPaperNames.mycotoxins} for Chili Powder`,
    );
  });
});

test('a document of one product is ticked and written in the cart for this product only', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await openPage(page, `/product/${idsByName.alba}`);
  await page.getByRole('checkbox', { name: lotPaperNames.coumarin }).check();
  await openPage(page, `/product/${idsByName.c4}`);
  await expect(page.getByRole('checkbox', { name: lotPaperNames.coumarin })).not.toBeChecked();

  await seedCart(alba, { ...alba, type: 'C4' });
  await cartPage.goto();
  const row = (type: string) => cartPage.rows.filter({ has: page.getByRole('link', { name: type }) });
  await expect(row('Alba')).toContainText(`Documents: ${lotPaperNames.coumarin}`);
  await expect(row('C4')).not.toContainText('Documents');
});

test('the message of each language names the product of a document', async ({ page, cartPage, seedCart }) => {
  await openPage(page, `/product/${idsByName.alba}`);
  await page.getByRole('checkbox', { name: lotPaperNames.coumarin }).check();
  await seedCart(alba);
  await cartPage.goto();
  await expect(page.getByText('Documents: Coumarin report for Cinnamon Alba')).toBeVisible();
  await page.goto('/es/cart');
  const preview = page.getByText(/Documentos: Informe de cumarina para Canela Alba/);
  await expect(preview).toContainText('Documents: Coumarin report for Cinnamon Alba');
});

test('on a phone the documents of a product are folded by kind, and a key opens them', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, `/product/${idsByName.alba}`);
  const group = disclosure(page, paperGroupNames.shipping);
  const invoice = page.getByRole('checkbox', { name: lotPaperNames.invoice });
  await expect(group).toContainText(String(paperGroups.shipping.length));
  await expect(invoice).toHaveCount(0);
  await group.press('Enter');
  await invoice.check();
  await expect(group).toContainText(`1 of ${paperGroups.shipping.length} ticked`);
});

for (const width of [360, 1280]) {
  test(`at ${width} px the papers of a family fit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, '/papers');
    const table = page.getByRole('table', { name: familyNames.cinnamon });
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    expect((await getBox(table)).width).toBeLessThanOrEqual(width);
  });
}

test('the headings of columns stay in sight at the last paper of a family', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await openPage(page, '/papers');
  const table = page.getByRole('table', { name: familyNames.cinnamon });
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader').first()).toBeInViewport();
});

test('in the cart the papers that are ticked go by the documents field into the message', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba);
  await cartPage.goto();
  await page.getByText(sendPanelTexts.details).click();
  const boxes = page.getByRole('group', { name: quoteDetailTexts.papers });
  const documents = page.getByLabel(quoteDetailTexts.documents, { exact: true });
  const analysis = boxes.getByRole('checkbox', { name: 'Certificate of analysis' });

  await test.step('the papers of the product are folded by kind', async () => {
    await expect(boxes.getByRole('checkbox')).toHaveCount(0);
    await openGroups(boxes);
    await expect(boxes.getByRole('checkbox')).toHaveCount(getLotPapers(idsByName.alba).length);
    await expect(boxes.getByRole('checkbox', { name: 'Safety data sheet' })).toHaveCount(0);
  });

  await test.step('a check box writes into the field, and the field ticks a check box', async () => {
    await documents.fill('our form 7');
    await analysis.press('Space');
    await boxes.getByRole('checkbox', { name: 'Packing list' }).check();
    await expect(documents).toHaveValue('our form 7, Certificate of analysis, Packing list');
    await analysis.uncheck();
    await expect(documents).toHaveValue('our form 7, Packing list');
    await documents.fill('certificate of analysis');
    await expect(analysis).toBeChecked();
  });

  await test.step('the message has what is ticked', async () => {
    await page.reload();
    await expect(analysis).toBeChecked();
    await cartPage.fillSender(sender);
    await cartPage.send();
    expect(readWhatsAppText(await cartPage.openAgainLink.getAttribute('href'))).toContain(
      'Documents: certificate of analysis',
    );
  });
});

test('the papers are those of all products in the cart', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba, leafOil);
  await cartPage.goto();
  await page.getByText(sendPanelTexts.details).click();
  const boxes = page.getByRole('group', { name: quoteDetailTexts.papers });
  await openGroups(boxes);
  await expect(boxes.getByRole('checkbox')).toHaveCount(getLotPapers(idsByName.alba, idsByName.leafOil).length);
});

for (const path of ['/papers/x.exe', '/papers/none.pdf', '/papers/../../package.json', '/papers/%2e%2e/x']) {
  test(`${path} gets 404 and a page without the requested name`, async ({ page, expectedConsole, baseURL }) => {
    expectedConsole.push(/404/);
    const answer = await page.request.get(new URL(baseURL ?? '').origin + path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toMatch(/x\.exe|none\.pdf|package\.json/);
  });
}
