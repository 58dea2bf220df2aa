import { openPage } from '#tests/e2e/support/open-page.ts';
import { parseMail } from '#tests/e2e/support/reading/opened-mails.ts';
import { readWhatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';

for (const [state, javaScriptEnabled] of [
  ['with scripts', true],
  ['without scripts', false],
] as const) {
  test.describe(state, () => {
    test.use({ javaScriptEnabled });

    for (const [id, name] of [
      [idsByName.alba, 'Ceylon Cinnamon Alba'],
      [idsByName.c5Special, 'Ceylon Cinnamon C5 Special'],
    ] as const) {
      test(`the page of ${name} leads to a question about it, by WhatsApp and by email`, async ({ page }) => {
        await page.goto(`/product/${id}`);
        const question = `Question about ${name} (product ${id})`;
        const line = page
          .getByRole('main')
          .getByRole('paragraph')
          .filter({ hasText: 'Write to us about this product' });
        const whatsApp = await line.getByRole('link', { name: 'by WhatsApp' }).getAttribute('href');
        expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
        expect(readWhatsAppText(whatsApp)).toBe(`${question}: `);
        const mail = await line.getByRole('link', { name: 'by email' }).getAttribute('href');
        expect(parseMail(mail ?? undefined)).toEqual({ subject: question, body: `${question}: ` });
      });
    }
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
