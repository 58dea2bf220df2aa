import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** What third parties answer in tests; each is a small page that says that it was reached. */
const thirdParties = [
  { host: 'wa.me', title: 'WhatsApp stand-in' },
  { host: 'www.youtube-nocookie.com', title: 'Video stand-in' },
  { host: 'www.openstreetmap.org', title: 'Map stand-in' },
] as const;

interface Fixtures {
  /** An e-mail address that no other test uses. */
  readonly email: string;
  /** Every request to another host than the site's own, in order. */
  readonly outside: string[];
  /** Messages of the page's console that a test expects; any other error or warning fails the test. */
  readonly expectedConsole: RegExp[];
}

/** The test function of every journey: third parties are stood in for, and an unexpected console message is a failure. */
export const test = base.extend<Fixtures>({
  email: async ({}, use, info) => {
    await use(`buyer-${info.testId}-${info.retry}-${Date.now()}@example.com`);
  },
  outside: async ({}, use) => {
    await use([]);
  },
  expectedConsole: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, context, baseURL, outside, expectedConsole }, use) => {
    await context.route(
      (url) => url.origin !== new URL(baseURL ?? '').origin && url.protocol.startsWith('http'),
      async (route) => {
        const url = route.request().url();
        outside.push(url);
        const known = thirdParties.find(({ host }) => new URL(url).host === host);
        if (!known) await route.abort();
        else
          await route.fulfill({
            contentType: 'text/html',
            body: `<title>${known.title}</title><h1>${known.title}</h1>`,
          });
      },
    );
    const unexpected: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // The review widget's own script is not to be had in tests; the browser says so by itself.
      if (/ERR_FAILED/.test(message.text()) && !message.location().url.startsWith(baseURL ?? '')) return;
      if (!expectedConsole.some((pattern) => pattern.test(message.text()))) unexpected.push(message.text());
    });
    page.on('pageerror', (error) => unexpected.push(error.message));
    await use(page);
    if (unexpected.length > 0) throw new Error(`Unexpected messages in the console:\n${unexpected.join('\n')}`);
  },
});

/** Waits until the page's script has taken over the prerendered HTML. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}
