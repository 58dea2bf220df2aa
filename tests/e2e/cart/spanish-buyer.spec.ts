import type { Page } from '@playwright/test';
import { cartFailures } from '#content/es/cart/cart-failures.ts';
import { cartItemErrors } from '#content/es/cart/cart-item.ts';
import { contactFormErrors } from '#content/es/forms/form-errors.ts';
import { rowEditorTexts } from '#content/es/pages/cart.ts';
import { orderPageTexts } from '#content/es/pages/order.ts';
import { quoteDetailTexts } from '#content/es/quote/quote-details.ts';
import { sendPanelTexts } from '#content/es/quote/send-panel.ts';
import { serverErrors } from '#content/es/server/server-errors.ts';
import { maxCartItems } from '#domain/cart/cart-item.ts';
import { pressAndReturn } from '#tests/e2e/support/acting/press-and-return.ts';
import { fetchCart, postItems } from '#tests/e2e/support/carts.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { parseMail } from '#tests/e2e/support/reading/opened-mails.ts';
import { readSentWhatsAppText, readWhatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { translate } from '#tests/e2e/support/stand-ins/translator.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { touchPhone } from '#tests/e2e/support/viewports.ts';
import { alba } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';

test.describe('on a phone', () => {
  test.use(touchPhone);

  const buyers = [
    { buyer: 'a buyer who reads Spanish', begin: async () => undefined },
    { buyer: 'a buyer whose browser translates Spanish by font nodes', begin: (page: Page) => translate(page, 'font') },
    { buyer: 'a buyer whose browser translates Spanish by text nodes', begin: (page: Page) => translate(page, 'text') },
  ] as const;

  for (const { buyer, begin } of pickCases(buyers, [buyers[2]])) {
    test(`${buyer} goes from the home page to the message and to the same cart in English`, async ({
      page,
      request,
      email,
      externalRequests,
    }) => {
      const stored = { category: 'Cinnamon', type: 'Powder', quantity: 1, packWeight: '2.5', unit: 'kg' };
      await test.step('the menu and the search lead to a product and its order form', async () => {
        await openPage(page, '/es');
        await begin(page);
        await page.getByRole('button', { name: 'Abrir el menú' }).tap();
        await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'PRODUCTOS' }).tap();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.getByRole('searchbox').fill('canela molida');
        await page.getByRole('link', { name: 'Leer más sobre canela molida' }).tap();
        await expect(page).toHaveURL(`/es/product/${idsByName.cinnamonPowder}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.getByRole('link', { name: 'Solicitar cotización' }).tap();
        await expect(page).toHaveURL('/es/order/cinnamon?type=Powder');
      });
      await test.step('the form names what is missing, and adds a decimal with a comma', async () => {
        await page.getByRole('button', { name: orderPageTexts.add }).tap();
        await expect(page.getByRole('alert').first()).toHaveText(cartItemErrors['missing-fields']);
        await page.getByLabel(orderPageTexts.packWeight).fill('2,5');
        await page.getByLabel(orderPageTexts.email).fill(email);
        await page.getByRole('button', { name: orderPageTexts.add }).tap();
        await expect(page).toHaveURL('/es/cart');
        expect(await fetchCart(request, email)).toEqual([stored]);
      });
      await test.step('the quantity is changed in the cart', async () => {
        await page.getByRole('button', { name: /^Cambiar Canela/ }).tap();
        await page.getByRole('button', { name: rowEditorTexts.more }).tap();
        await page.getByRole('button', { name: rowEditorTexts.save, exact: true }).tap();
        await expect(page.getByText(/^Cambio guardado: Canela/)).toBeAttached();
        expect(await fetchCart(request, email)).toEqual([{ ...stored, quantity: 2 }]);
      });
      await test.step('the message is in Spanish, and below in English', async () => {
        await page.getByRole('button', { name: sendPanelTexts.send }).tap();
        await expect(page.getByRole('alert').filter({ hasText: 'Escriba su nombre' })).toBeVisible();
        await page.getByLabel(sendPanelTexts.name).fill('Ana López');
        await page.getByLabel(sendPanelTexts.phone).fill('+52 55 0000 0000');
        await page.getByText(sendPanelTexts.details).tap();
        await page.getByLabel(quoteDetailTexts.note).fill('¿Cuándo podría embarcarse?');
        await expect(page.getByText('Va en español y, debajo, en inglés.')).toBeVisible();
        await pressAndReturn(page, sendPanelTexts.send);
        const lines = readSentWhatsAppText(externalRequests).split('\n');
        expect(lines[0]).toMatch(/^Solicitud de cotización CSE-/);
        expect(lines).toContain('1. Canela, Molida, cantidad 2, peso por empaque 2.5 kg');
        const englishAt = lines.findIndex((line) => line.startsWith('Quote request CSE-'));
        expect(englishAt).toBeGreaterThan(lines.indexOf('Nota: ¿Cuándo podría embarcarse?'));
        expect(lines).toContain('Language of the buyer: Spanish');
        expect(lines).toContain('1. Cinnamon, Powder, quantity 2, pack weight 2.5 kg');
        expect(lines).toContain('Nota: ¿Cuándo podría embarcarse?');
        expect(lines).toContain('Note: ¿Cuándo podría embarcarse?');
      });
      await test.step('the cart in English has the same item', async () => {
        await page.goto('/cart');
        await expect(page.getByRole('button', { name: 'Change Cinnamon, Powder, 2 × 2.5 kg' })).toBeVisible();
        expect(await fetchCart(request, email)).toEqual([{ ...stored, quantity: 2 }]);
      });
    });
  }
});

test('an error of the server is shown in Spanish', async ({ page, request, email, expectedConsole }) => {
  expectedConsole.push(/409/);
  await Promise.all(Array.from({ length: maxCartItems }, () => postItems(request, email, alba)));
  await openPage(page, '/es/order/cinnamon');
  await page.getByLabel(orderPageTexts.packWeight).fill('5');
  await page.getByLabel(orderPageTexts.email).fill(email);
  await page.getByRole('button', { name: orderPageTexts.add }).click();
  await expect(page.getByRole('alert')).toContainText(cartFailures.addRefused(serverErrors['cart-full']));
});

for (const [id, name] of [
  [idsByName.alba, 'canela de Ceilán Alba / Question about Cinnamon, Alba'],
  [idsByName.blackPepperPowder, 'pimienta negra molida / Question about Spice Powder, Black Pepper'],
] as const) {
  test(`a question about product ${id} names it in both languages`, async ({ page }) => {
    await page.goto(`/es/product/${id}`);
    const question = `Pregunta sobre ${name} (product ${id})`;
    const line = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Escríbanos sobre este producto' });
    const whatsApp = await line.getByRole('link', { name: 'por WhatsApp' }).getAttribute('href');
    expect(readWhatsAppText(whatsApp)).toBe(`${question}: `);
    const mail = await line.getByRole('link', { name: 'por correo' }).getAttribute('href');
    expect(parseMail(mail ?? undefined)).toEqual({ subject: question, body: `${question}: ` });
  });
}

test('a message of the contact form has labels in both languages', async ({ page, externalRequests }) => {
  await openPage(page, '/es/contact');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(contactFormErrors['missing-name'])).toBeVisible();
  await expect(page.getByText('los encabezados del mensaje van también en inglés')).toBeVisible();
  await page.getByLabel('Nombre').fill('Ana López');
  await page.getByRole('textbox', { name: 'Correo' }).fill('ana@example.com');
  await page.getByLabel('Asunto').fill('Muestra');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Tienen C5?');
  await pressAndReturn(page, 'Enviar mensaje');
  const text = readSentWhatsAppText(externalRequests);
  expect(text.split('\n')).toEqual([
    'Nombre / Name: Ana López',
    'Correo / Email: ana@example.com',
    'Asunto / Subject: Muestra',
    'Language of the buyer: Spanish',
    '',
    'Mensaje / Message: ¿Tienen C5?',
  ]);
});
