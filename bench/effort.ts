import type { Browser, Page } from '@playwright/test';
import { launchBrowser, waitUntilHydrated } from './support/browser.ts';
import { createBuyer, type Buyer } from './support/buyer.ts';
import type { BenchPart, Result } from './support/result.ts';
import { firstPort, startSite } from './support/start-servers.ts';

interface Effort {
  readonly taps: number;
  readonly fields: number;
  readonly scrolledScreens: number;
}

interface Device {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
  /** The effort of the route `by the shop` on the first version of the site, commit 7e73fb9. */
  readonly firstEffort: Effort;
}

const devices: Readonly<Record<string, Device>> = {
  phone: {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    firstEffort: { taps: 4, fields: 6, scrolledScreens: 1.91 },
  },
  desktop: {
    viewport: { width: 1280, height: 900 },
    hasTouch: false,
    firstEffort: { taps: 4, fields: 6, scrolledScreens: 0.43 },
  },
};

interface Route {
  readonly choose: (page: Page, buyer: Buyer) => Promise<void>;
}

const maxShareOfFirstScroll = 0.6;

const routes: Readonly<Record<string, Route>> = {
  'by the product': {
    choose: async (page, buyer) => {
      const main = page.getByRole('main');
      await buyer.tap(main.getByRole('link', { name: 'Alba quills' }));
      await page.waitForURL('**/product/12');
      await buyer.fill(main.getByLabel('Pack weight'), '25');
      await buyer.fill(main.getByLabel('Quantity'), '40');
      await buyer.tap(main.getByRole('link', { name: 'Request a quote' }));
      await page.waitForURL('**/order/cinnamon?**');
    },
  },
  'by the shop': {
    choose: async (page, buyer) => {
      const main = page.getByRole('main');
      await buyer.tap(main.getByRole('link', { name: 'Shop Now' }).first());
      await page.waitForURL('**/shop');
      await buyer.tap(main.getByRole('link', { name: 'Order Now' }).first());
      await page.waitForURL('**/order/cinnamon');
      await buyer.select(main.getByLabel('Available type', { exact: true }), 'Alba');
      await buyer.fill(main.getByLabel('Pack weight'), '25');
      await buyer.fill(main.getByLabel('Quantity'), '40');
    },
  },
};

export const effort: BenchPart = {
  title: 'Effort',
  isMeasuredOnce: true,
  measure: async () => {
    const site = process.env.EFFORT_URL === undefined ? await startSite(firstPort) : undefined;
    const url = site?.url ?? process.env.EFFORT_URL ?? '';
    const browser = await launchBrowser();
    try {
      const results: Result[] = [];
      for (const [name, device] of Object.entries(devices)) {
        for (const [routeName, route] of Object.entries(routes)) {
          const measured = await measureRoute(browser, url, device, route);
          results.push(toEffortResult(`${name}, ${routeName}`, measured, device.firstEffort));
        }
      }
      return results;
    } finally {
      await browser.close();
      await site?.stop();
    }
  },
};

function toEffortResult(what: string, measured: Effort, first: Effort): Result {
  const limit = { ...first, scrolledScreens: first.scrolledScreens * maxShareOfFirstScroll };
  const isMet =
    measured.taps <= limit.taps && measured.fields <= limit.fields && measured.scrolledScreens <= limit.scrolledScreens;
  return { what, measurement: formatEffort(measured), target: `≤ ${formatEffort(limit)}`, isMet };
}

function formatEffort({ taps, fields, scrolledScreens }: Effort): string {
  return `${taps} taps, ${fields} fields, ${scrolledScreens.toFixed(2)} screens`;
}

async function measureRoute(browser: Browser, url: string, device: Device, { choose }: Route): Promise<Effort> {
  const { viewport, hasTouch } = device;
  const context = await browser.newContext({ viewport, hasTouch, isMobile: hasTouch, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const buyer = createBuyer();
  await page.goto(url);
  await waitUntilHydrated(page);
  await choose(page, buyer);
  await buyer.fill(page.getByLabel('Email'), `effort-${Date.now()}@example.com`);
  await buyer.tap(page.getByRole('button', { name: 'Add To Quote Request' }));
  await page.waitForURL('**/cart');
  await buyer.fill(page.getByLabel('Your Name'), 'Ana López');
  await buyer.fill(page.getByLabel('Contact Number'), '+52 55 0000 0000');
  const message = context.waitForEvent('page');
  await buyer.tap(page.getByRole('button', { name: 'Send Quote via WhatsApp' }));
  await message;
  await context.close();
  const { taps, fields, scrolled } = buyer;
  return { taps, fields, scrolledScreens: scrolled / viewport.height };
}
