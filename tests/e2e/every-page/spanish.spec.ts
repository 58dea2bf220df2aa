import type { Page } from '@playwright/test';
import { shortName } from '#content/es/catalogue/names.ts';
import { getStoredType, productIds } from '#domain/catalogue/catalogue.ts';
import { pressAndReturn } from '#tests/e2e/support/acting/press-and-return.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { byCss, rowsWithHeader } from '#tests/e2e/support/finding/by-css.ts';
import { openPage, waitForNetworkAtRest } from '#tests/e2e/support/open-page.ts';
import { sharedListHash } from '#tests/e2e/support/pages/cart-page.ts';
import { sentWhatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';

async function addItem(page: Page, path: string, weight: string, email: string): Promise<void> {
  await openPage(page, path);
  await page.getByLabel('Peso por empaque').fill(weight);
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Agregar a la solicitud' }).click();
}

const blackPepper = {
  category: 'Whole Spices',
  type: 'Black Pepper',
  quantity: 1,
  packWeight: '0.5',
  unit: 'kg',
} as const;
const englishDate =
  /^Date: \d+ (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/m;

test('an item is stored in English, and shown in the language of the page', async ({ page, request, email }) => {
  await addItem(page, '/es/order/whole-spices?type=Black+Pepper', '0.5', email);
  await expect(page).toHaveURL('/es/cart');
  expect(await fetchCart(request, email)).toEqual([blackPepper]);
  await expect(page.getByRole('row', { name: /^Especias enteras Pimienta negra 1 0\.5 kg/ })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('row', { name: /^Whole Spices Black Pepper 1 0\.5 kg/ })).toBeVisible();
});

test('a decimal comma becomes a point', async ({ page, request, email }) => {
  await addItem(page, '/es/order/whole-spices?type=Black+Pepper', '0,5', email);
  await expect(page.getByRole('row', { name: /^Especias enteras Pimienta negra 1 0\.5 kg/ })).toBeVisible();
  expect(await fetchCart(request, email)).toEqual([blackPepper]);
});

test('a comma that may separate thousands is not guessed', async ({ page, request, email }) => {
  await addItem(page, '/es/order/cinnamon', '1,000', email);
  await expect(page.getByRole('alert')).toContainText('peso por empaque');
  expect(await fetchCart(request, email)).toEqual([]);
});

test('a request is sent in Spanish and, below it, in English', async ({ page, seedCart, externalRequests }) => {
  await seedCart(blackPepper);
  await page.goto('/es/cart');
  await expect(page.getByText('Va en español y, debajo, en inglés.')).toBeVisible();
  await page.getByLabel('Su nombre').fill('Ana López');
  await page.getByLabel('Número de contacto').fill('+52 55 0000 0000');
  await pressAndReturn(page, 'Enviar solicitud por WhatsApp');
  const text = sentWhatsAppText(externalRequests);
  expect(text).toMatch(/^Solicitud de cotización CSE-/);
  expect(text).toMatch(/^Quote request CSE-/m);
  expect(text).toMatch(englishDate);
  expect(text).toContain('Language of the buyer: Spanish');
  expect(text).toContain('1. Whole Spices, Black Pepper, quantity 1, pack weight 0.5 kg');
});

test('papers ticked in Spanish are written in English, and stay ticked in English', async ({ page, seedCart }) => {
  await seedCart({ category: 'Cinnamon', type: 'Alba', quantity: 1, packWeight: '25', unit: 'kg' });
  await page.goto('/es/cart');
  await page.getByText('Ayúdenos a cotizar más rápido').click();
  await page.getByText('Análisis de su lote').click();
  await page.getByRole('checkbox', { name: 'Certificado de análisis' }).check();
  await expect(page.getByText('Documents: Certificate of analysis')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('checkbox', { name: 'Certificate of analysis' })).toBeChecked();
});

test('an unknown type is shown as it is stored, and a shared list in Spanish', async ({ page, seedCart }) => {
  await seedCart({ category: 'Other', type: 'Vanilla', quantity: 3, packWeight: '1', unit: 'kg' });
  await page.goto(
    `/es/cart${sharedListHash({ category: 'Spice Powder', type: 'Turmeric', quantity: 2, packWeight: '5', unit: 'kg' })}`,
  );
  await expect(page.getByRole('row', { name: /^Other Vanilla 3/ })).toBeVisible();
  await expect(page.getByLabel('Producto, fila 1')).toHaveValue('Especias molidas, Cúrcuma');
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByRole('textbox', { name: 'Enlace' })).toHaveValue(/\/es\/cart#share=/);
});

test('the search understands both languages in both locales', async ({ page }) => {
  for (const [path, card] of [
    ['/es/products?q=canela molida', `a[href="/es/product/${idsByName.cinnamonPowder}"]`],
    ['/es/products?q=black pepper powder', `a[href="/es/product/${idsByName.blackPepperPowder}"]`],
    ['/products?q=pedúnculos de clavo', `a[href="/product/${idsByName.cloveStems}"]`],
  ] as const) {
    await openPage(page, path);
    await expect(byCss(page.getByRole('main'), card).first()).toBeVisible();
  }
});

test('a list may be pasted with the names of either language', async ({ page }) => {
  const names = productIds.flatMap((id) => [getStoredType(id), shortName(id)]);
  for (const path of ['/es/cart#paste', '/cart#paste']) {
    await openPage(page, path);
    await page
      .getByLabel(/Productos y cantidades|Products and amounts/)
      .fill(names.map((name) => `${name} 2 x 25 kg`).join('\n'));
    await page.getByRole('button', { name: /Leer estas líneas|Read these lines/ }).click();
    const rows = rowsWithHeader(page);
    await expect(rows).toHaveCount(names.length);
    await expect(rows.filter({ hasText: /ninguno de los nuestros|none of ours|elija uno\.|choose it/ })).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test.describe('the link to the other language', () => {
  test('leads to the same page with its query and fragment, and back', async ({ page }) => {
    await openPage(page, '/products?q=alba');
    const link = page.getByRole('banner').getByRole('link', { name: 'Español' });
    await expect(link).toHaveAttribute('lang', 'es');
    await expect(link).toHaveAttribute('hreflang', 'es');
    await link.click();
    await expect(page).toHaveURL('/es/products?q=alba');
    await expect(page.getByRole('searchbox')).toHaveValue('alba');
    await page.getByRole('link', { name: /Alba/ }).first().click();
    await expect(page).toHaveURL(`/es/product/${idsByName.alba}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alba');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/product/${idsByName.alba}`);
    await openPage(page, '/es/cart#paste');
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/cart#paste',
    );
  });

  test('stands in the menu on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('loads nothing before it is pressed', async ({ page }) => {
    const header = page.getByRole('banner');
    const hoverAndListFiles = async (...names: string[]) => {
      await openPage(page, '/about');
      const loaded = new Set<string>();
      page.on('request', (request) => loaded.add(request.url()));
      for (const name of names) await header.getByRole('link', { name }).first().hover();
      await expect.poll(() => [...loaded].some((url) => url.endsWith('.js'))).toBe(true);
      await waitForNetworkAtRest(page);
      page.removeAllListeners('request');
      return [...loaded].filter((url) => url.endsWith('.js')).toSorted();
    };
    const alone = await hoverAndListFiles('TECHNOLOGY');
    expect(await hoverAndListFiles('Español', 'TECHNOLOGY')).toEqual(alone);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to the other language works at every width', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/papers');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL('/es/papers');
    }
  });
});

test('errors of the server come in the language of the page, not of the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-MX' });
  const page = await context.newPage();
  const languages: (string | undefined)[] = [];
  await page.route('**/api/cart', async (route) => {
    languages.push((await route.request().allHeaders())['accept-language']);
    await route.abort();
  });
  for (const path of ['/order/cinnamon', '/es/order/cinnamon']) {
    await openPage(page, path);
    await byCss(page, 'input[name=packWeight]').fill('5');
    await byCss(page, 'input[name=email]').fill('ana@example.com');
    await byCss(page, 'form button[type=submit]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
  expect(languages).toEqual(['en', 'es']);
  await context.close();
});
