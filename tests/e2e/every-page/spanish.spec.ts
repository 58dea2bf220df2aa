import type { Page } from '@playwright/test';
import { getShortName } from '#content/es/catalogue/names.ts';
import { getStoredType, productIds } from '#domain/catalogue/catalogue.ts';
import { pressAndReturn } from '#tests/e2e/support/acting/press-and-return.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { byCss, rowsWithHeader } from '#tests/e2e/support/finding/by-css.ts';
import { openPage, waitForNetworkAtRest } from '#tests/e2e/support/open-page.ts';
import { sharedListHash } from '#tests/e2e/support/pages/cart-page.ts';
import { readSentWhatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';

async function addItem(page: Page, path: string, weight: string, email: string): Promise<void> {
  await openPage(page, path);
  await page.getByLabel('Peso por empaque').fill(weight);
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Agregar a la solicitud' }).click();
}

async function recordLanguages(page: Page): Promise<(string | undefined)[]> {
  const languages: (string | undefined)[] = [];
  await page.route('**/api/cart', async (route) => {
    languages.push((await route.request().allHeaders())['accept-language']);
    await route.abort();
  });
  return languages;
}

const listNames = productIds.flatMap((id) => [getStoredType(id), getShortName(id)]);

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
  const text = readSentWhatsAppText(externalRequests);
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

test('an unknown type is shown as it is stored', async ({ page, seedCart }) => {
  await seedCart({ category: 'Other', type: 'Vanilla', quantity: 3, packWeight: '1', unit: 'kg' });
  await page.goto('/es/cart');
  await expect(page.getByRole('row', { name: /^Other Vanilla 3/ })).toBeVisible();
});

test('a shared list is shown in Spanish', async ({ page }) => {
  await page.goto(
    `/es/cart${sharedListHash({ category: 'Spice Powder', type: 'Turmeric', quantity: 2, packWeight: '5', unit: 'kg' })}`,
  );
  await expect(page.getByLabel('Producto, fila 1')).toHaveValue('Especias molidas, Cúrcuma');
});

test('a list that is shared from the Spanish cart leads there', async ({ page, seedCart }) => {
  await seedCart(blackPepper);
  await page.goto('/es/cart');
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByRole('textbox', { name: 'Enlace' })).toHaveValue(/\/es\/cart#share=/);
});

for (const [path, found] of [
  ['/es/products?q=canela molida', `/es/product/${idsByName.cinnamonPowder}`],
  ['/es/products?q=black pepper powder', `/es/product/${idsByName.blackPepperPowder}`],
  ['/products?q=pedúnculos de clavo', `/product/${idsByName.cloveStems}`],
] as const) {
  test(`${path} finds ${found}`, async ({ page }) => {
    await openPage(page, path);
    await expect(byCss(page.getByRole('main'), `a[href="${found}"]`).first()).toBeVisible();
  });
}

for (const { path, box, button, problem } of [
  {
    path: '/es/cart#paste',
    box: 'Productos y cantidades',
    button: 'Leer estas líneas',
    problem: /ninguno de los nuestros|elija uno\./,
  },
  {
    path: '/cart#paste',
    box: 'Products and amounts',
    button: 'Read these lines',
    problem: /none of ours|choose it/,
  },
]) {
  test(`${path} reads the names of both languages`, async ({ page }) => {
    await openPage(page, path);
    await page.getByLabel(box).fill(listNames.map((name) => `${name} 2 x 25 kg`).join('\n'));
    await page.getByRole('button', { name: button }).click();
    await expect(rowsWithHeader(page)).toHaveCount(listNames.length);
    await expect(rowsWithHeader(page).filter({ hasText: problem })).toHaveCount(0);
  });
}

test.describe('the link to the other language', () => {
  test('leads to the same page with its query', async ({ page }) => {
    await openPage(page, '/products?q=alba');
    const link = page.getByRole('banner').getByRole('link', { name: 'Español' });
    await expect(link).toHaveAttribute('lang', 'es');
    await expect(link).toHaveAttribute('hreflang', 'es');
    await link.click();
    await expect(page).toHaveURL('/es/products?q=alba');
    await expect(page.getByRole('searchbox')).toHaveValue('alba');
  });

  test('leads to the page that the visitor has gone on to', async ({ page }) => {
    await openPage(page, '/es/products?q=alba');
    await page.getByRole('link', { name: /Alba/ }).first().click();
    await expect(page).toHaveURL(`/es/product/${idsByName.alba}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alba');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/product/${idsByName.alba}`);
  });

  test('keeps the fragment', async ({ page }) => {
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

  for (const width of [360, 1280]) {
    test(`the link to the other language works at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/papers');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL('/es/papers');
    });
  }
});

test.describe('in a browser whose language is Spanish', () => {
  test.use({ locale: 'es-MX' });

  test.beforeEach(({ expectedConsole }) => {
    expectedConsole.push(/ERR_FAILED/);
  });

  test('an English page asks for errors in English', async ({ page, orderPage, email }) => {
    const languages = await recordLanguages(page);
    await orderPage.openHydrated('cinnamon');
    await orderPage.addItem({ packWeight: '5', email });
    await expect(page.getByRole('alert')).toBeVisible();
    expect(languages).toEqual(['en']);
  });

  test('a Spanish page asks for errors in Spanish', async ({ page, email }) => {
    const languages = await recordLanguages(page);
    await addItem(page, '/es/order/cinnamon', '5', email);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(languages).toEqual(['es']);
  });
});
