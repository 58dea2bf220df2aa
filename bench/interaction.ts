import type { Browser, Page } from '@playwright/test';
import { launch, ready, visit } from './browser.ts';
import { observe } from './web-vitals.ts';
import { ms, row, type Part } from './result.ts';
import { firstPort, startSite } from './servers.ts';
import { median } from './stats.ts';

const email = 'bench@example.com';

interface Interaction {
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap();

const nothing = 'a tap on a word, which does nothing';

/** The heaviest thing a visitor does on each kind of page. */
const interactions: Readonly<Record<string, Interaction>> = {
  [nothing]: { path: '/shop', act: tap('main p') },
  'filter the products': { path: '/products', act: tap('main [role=group] button:nth-of-type(2)') },
  'search the products': { path: '/products', act: (page) => page.getByRole('searchbox').press('c') },
  'one pack more': {
    path: '/order/cinnamon',
    act: (page) => page.getByRole('button', { name: 'One pack more' }).tap(),
  },
  'choose a type': { path: '/order/cinnamon', act: tap('[role=radiogroup] label:nth-of-type(3)') },
  'open the viewer': { path: '/about', act: tap('main button[aria-haspopup=dialog]') },
  'turn the carousel': { path: '/history', act: (page) => page.getByRole('button', { name: /next/i }).first().tap() },
  'open the menu': { path: '/', act: tap('header button') },
  'remove from the cart': {
    path: '/cart',
    act: (page) =>
      page
        .getByRole('button', { name: /remove/i })
        .first()
        .tap(),
  },
};

/** From a tap or a key to the next paint, at a quarter of the processor's speed. */
export const interaction: Part = {
  title: 'Interaction',
  measure: async (rounds) => {
    const site = await startSite(firstPort);
    const browser = await launch();
    try {
      const times = new Map<string, number[]>(Object.keys(interactions).map((name) => [name, []]));
      for (let round = 0; round < rounds; round++) {
        for (const [name, step] of Object.entries(interactions)) {
          if (step.path === '/cart') await fillCart(site.url, email, 3);
          times.get(name)?.push(await answerTime(browser, site.url, step));
        }
      }
      return [...times].map(([name, list]) =>
        name === nothing
          ? { what: name, measured: ms(median(list)), target: '', met: undefined }
          : row(name, median(list), 100, ms),
      );
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

/** The longest time from an event of this interaction to the paint that answered it. */
export async function answerTime(browser: Browser, url: string, { path, act }: Interaction): Promise<number> {
  const { page, context } = await visit(browser, { slowLink: false });
  await page.addInitScript(observe);
  await page.addInitScript((address) => localStorage.setItem('customerEmail', address), email);
  await page.goto(url + path);
  await ready(page);
  await page.waitForTimeout(700);
  await page.evaluate(() => (window.benchSeen.inp = 0));
  await act(page);
  await page.waitForTimeout(700);
  const { inp } = await page.evaluate(() => window.benchSeen);
  await context.close();
  // Answers within one frame are not reported at all.
  return Math.max(inp, 16);
}

/** Puts items into a cart by the site's own call. */
export async function fillCart(url: string, owner: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const response = await fetch(`${url}/api/cart`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        category: 'Cinnamon',
        type: 'Alba',
        quantity: 1 + (index % 50),
        packWeight: '0.5',
        unit: 'kg',
        email: owner,
      }),
    });
    if (!response.ok) throw new Error(`an item was answered with ${response.status}: ${await response.text()}`);
  }
}
