import { openPage } from '#tests/e2e/support/open-page.ts';
import { parseMail } from '#tests/e2e/support/reading/opened-mails.ts';
import { whatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a product page leads to a question about this product, by WhatsApp and by email', async ({ page }) => {
      for (const [id, name] of [
        [12, 'Ceylon Cinnamon Alba'],
        [10, 'Ceylon Cinnamon C5 Special'],
      ] as const) {
        await page.goto(`/product/${id}`);
        const question = `Question about ${name} (product ${id})`;
        const line = page
          .getByRole('main')
          .getByRole('paragraph')
          .filter({ hasText: 'Write to us about this product' });
        const whatsApp = await line.getByRole('link', { name: 'by WhatsApp' }).getAttribute('href');
        expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
        expect(whatsAppText(whatsApp)).toBe(`${question}: `);
        const mail = await line.getByRole('link', { name: 'by email' }).getAttribute('href');
        expect(parseMail(mail ?? undefined)).toEqual({ subject: question, body: `${question}: ` });
      }
    });
  });
}

test('on a phone both ways to ask stand on one line', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, `/product/${idsByName.alba}`);
  const line = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Write to us about this product' });
  const tops = await line
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[1]).toBe(tops[0]);
});
