import { test as base } from '@playwright/test';
import type { ItemContent } from '#domain/cart/cart-item.ts';
import { createCartPage, type CartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { createHomePage, type HomePage } from '#tests/e2e/support/pages/home-page.ts';
import { createListTable, type ListTable } from '#tests/e2e/support/pages/list-table.ts';
import { createOrderPage, type OrderPage } from '#tests/e2e/support/pages/order-page.ts';
import { createProductsPage, type ProductsPage } from '#tests/e2e/support/pages/products-page.ts';
import { postItems, rememberEmail } from './carts.ts';
import { translateAlways } from './stand-ins/translator.ts';

export { expect } from '@playwright/test';

/** With `TRANSLATE=font` or `TRANSLATE=text` every page is translated, by that kind of translator. */
const translator = process.env.TRANSLATE;

interface Fixtures {
  readonly email: string;
  readonly externalRequests: string[];
  /** Console messages that the test allows. Any other error or warning fails the test. */
  readonly expectedConsole: RegExp[];
  readonly homePage: HomePage;
  readonly productsPage: ProductsPage;
  readonly orderPage: OrderPage;
  readonly cartPage: CartPage;
  readonly listTable: ListTable;
  readonly rememberBuyer: () => Promise<void>;
  readonly seedCart: (...items: readonly ItemContent[]) => Promise<string[]>;
}

export const test = base.extend<Fixtures>({
  email: async ({}, use, info) => {
    await use(`buyer-${info.testId}-${info.retry}-${Date.now()}@example.com`);
  },
  externalRequests: async ({}, use) => {
    await use([]);
  },
  expectedConsole: async ({}, use) => {
    await use([]);
  },
  homePage: async ({ page }, use) => {
    await use(createHomePage(page));
  },
  productsPage: async ({ page }, use) => {
    await use(createProductsPage(page));
  },
  orderPage: async ({ page }, use) => {
    await use(createOrderPage(page));
  },
  cartPage: async ({ page }, use) => {
    await use(createCartPage(page));
  },
  listTable: async ({ page }, use) => {
    await use(createListTable(page));
  },
  rememberBuyer: async ({ page, email }, use) => {
    await use(() => rememberEmail(page, email));
  },
  seedCart: async ({ request, email, rememberBuyer }, use) => {
    await use(async (...items) => {
      await rememberBuyer();
      return postItems(request, email, ...items);
    });
  },
  page: async ({ page, context, baseURL, javaScriptEnabled, externalRequests, expectedConsole }, use) => {
    // Without scripts nothing uses the files that pages preload for them, and the browser warns.
    if (!javaScriptEnabled) expectedConsole.push(/was preloaded using link preload but not used/);
    if (translator === 'font' || translator === 'text') await translateAlways(page, translator);
    const { origin } = new URL(baseURL ?? '');
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && url.protocol.startsWith('http')) externalRequests.push(request.url());
    });
    const unexpected: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // Third parties cannot be reached, such as the host of the review widget.
      if (/ERR_NAME_NOT_RESOLVED/.test(message.text()) && !message.location().url.startsWith(baseURL ?? '')) return;
      if (!expectedConsole.some((pattern) => pattern.test(message.text()))) unexpected.push(message.text());
    });
    page.on('pageerror', ({ message }) => {
      if (!expectedConsole.some((pattern) => pattern.test(message))) unexpected.push(message);
    });
    await use(page);
    if (unexpected.length > 0) throw new Error(`Unexpected messages in the console:\n${unexpected.join('\n')}`);
  },
});
