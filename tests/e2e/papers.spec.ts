import { lotPapers, lotPapersOf } from '#content/lot-papers.ts';
import { papers } from '#content/papers.ts';
import { sendPanel } from '#text/cart.ts';
import { lotPaperNames } from '#text/lot-papers.ts';
import { papersPage } from '#text/papers.ts';
import { productPage } from '#text/product.ts';
import { quoteDetails } from '#text/quote-details.ts';
import { footer } from '#text/site.ts';
import { alba, fillCart, leafOil, rememberEmail, whatsAppText } from './support/cart-data.ts';
import { createCartPage } from './support/cart-page.ts';
import { expect, test } from './support/test.ts';

const { certificates, registrations } = papers;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('/papers says what can be asked for, and claims nothing that is not entered', async ({ page }) => {
    await page.goto('/papers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Papers and certificates');
    await expect(page.getByText(papersPage.held.none)).toBeVisible({ visible: certificates.length === 0 });
    await expect(page.getByRole('table')).toHaveCount(
      1 + [certificates, registrations].filter(({ length }) => length > 0).length,
    );
    const asked = page.getByRole('region', { name: papersPage.ask.tableLabel });
    await expect(asked.getByRole('columnheader')).toHaveText([
      papersPage.ask.product,
      ...lotPapers.map((paper) => lotPaperNames[paper]),
    ]);
    const oil = page.getByRole('row', { name: /^Cinnamon leaf oil/ }).getByRole('cell');
    await expect(oil).toHaveText(lotPapers.map((paper) => (lotPapersOf(13).includes(paper) ? 'ask' : '-')));
    const held = JSON.stringify(papers);
    const words = (await page.getByRole('main').innerText()).split('\n').filter((line) => !held.includes(line.trim()));
    expect(words.join('\n')).not.toMatch(/ISO 22000|HACCP|FSSC|BRC|USDA|Kosher|Halal/i);
  });

  test('product pages name the papers that can be asked for', async ({ page }) => {
    const panel = page.getByRole('region', { name: productPage.figuresTitle });
    await page.goto('/product/13');
    await expect(panel).toContainText('Safety data sheet');
    await page.goto('/product/12');
    await expect(panel).toContainText(
      lotPapersOf(12)
        .map((paper) => lotPaperNames[paper])
        .join(', '),
    );
    await expect(panel).not.toContainText('Safety data sheet');
    await panel.getByRole('link', { name: productPage.papersLink }).click();
    await expect(page).toHaveURL('/papers');
  });

  test('the footer of every page leads there', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('contentinfo').getByRole('link', { name: footer.papers }).click();
    await expect(page).toHaveURL('/papers');
  });
});

test('in the cart a check box writes a paper into the documents field, and the message has it', async ({
  page,
  email,
  request,
}) => {
  await rememberEmail(page, email);
  await fillCart(request, email, alba);
  const cart = createCartPage(page);
  await cart.open();
  await page.getByText(sendPanel.details).click();
  const boxes = page.getByRole('group', { name: quoteDetails.papers });
  const documents = page.getByLabel(quoteDetails.documents, { exact: true });
  const analysis = boxes.getByRole('checkbox', { name: 'Certificate of analysis' });
  await expect(boxes.getByRole('checkbox')).toHaveCount(lotPapersOf(12).length);
  await expect(boxes.getByRole('checkbox', { name: 'Safety data sheet' })).toHaveCount(0);

  await documents.fill('our form 7');
  await analysis.press('Space');
  await boxes.getByRole('checkbox', { name: 'Packing list' }).check();
  await expect(documents).toHaveValue('our form 7, Certificate of analysis, Packing list');
  await analysis.uncheck();
  await expect(documents).toHaveValue('our form 7, Packing list');
  await documents.fill('certificate of analysis');
  await expect(analysis).toBeChecked();

  await page.reload();
  await expect(analysis).toBeChecked();
  await cart.fillContact({ name: 'Ana', phone: '+52 1' });
  await cart.send();
  expect(whatsAppText(await cart.openAgain.getAttribute('href'))).toContain('Documents: certificate of analysis');
});

test('the papers are those of all products in the cart', async ({ page, email, request }) => {
  await rememberEmail(page, email);
  await fillCart(request, email, alba, leafOil);
  await createCartPage(page).open();
  await page.getByText(sendPanel.details).click();
  const boxes = page.getByRole('group', { name: quoteDetails.papers }).getByRole('checkbox');
  await expect(boxes).toHaveCount(lotPapersOf(12, 13).length);
});

for (const path of ['/papers/x.exe', '/papers/none.pdf', '/papers/../../package.json', '/papers/%2e%2e/x']) {
  test(`${path} gets 404 and a page without the requested name`, async ({ page, expectedConsole, baseURL }) => {
    expectedConsole.push(/404/);
    const answer = await page.request.get(new URL(baseURL ?? '').origin + path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toMatch(/x\.exe|none\.pdf|package\.json/);
  });
}
