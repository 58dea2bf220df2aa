import type { Browser, Locator, Page } from '@playwright/test';
import { launch, visit, waitUntilHydrated } from './browser.ts';
import { ms, toResult, withoutTarget, type Part } from './result.ts';
import { firstPort, startSite } from './start-servers.ts';
import { median } from './stats.ts';
import { recordWebVitals } from './web-vitals.ts';

const email = 'bench@example.com';

interface Interaction {
  readonly path: string;
  readonly control: (page: Page) => Locator;
  readonly key?: string;
  /** Runs in the page: the least that a script must change there. */
  readonly leastChange?: () => void;
}

declare global {
  interface Window {
    benchChange: () => void;
  }
}

const first = (selector: string) => (page: Page) => page.locator(selector).first();
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
export const removeButton = button(/remove/i);

const noop = 'a tap on text (no handler)';

const interactions: Readonly<Record<string, Interaction>> = {
  [noop]: { path: '/shop', control: first('main p'), leastChange: () => undefined },
  'filter the products': {
    path: '/products',
    control: first('main [role=group] button:nth-of-type(2)'),
    leastChange: () => {
      for (const filter of document.querySelectorAll('main [role=group] button'))
        filter.setAttribute('aria-pressed', String(filter.matches(':nth-of-type(2)')));
      // Sorting shows the first category first.
      for (const card of [...document.querySelectorAll('main ul > li')].slice(14, 30)) card.remove();
    },
  },
  'search the products': {
    path: '/products',
    control: (page) => page.getByRole('searchbox'),
    key: 'c',
    leastChange: () => undefined,
  },
  'one pack more': { path: '/order/cinnamon', control: button('One pack more') },
  'choose a type': {
    path: '/order/cinnamon',
    control: first('[role=radiogroup] label:nth-of-type(3)'),
    leastChange: () => {
      const names = document.querySelector('select');
      if (names) names.selectedIndex = 2;
    },
  },
  'open the viewer': { path: '/about', control: first('main [aria-haspopup=dialog]') },
  'page the carousel': {
    path: '/history',
    control: button(/next/i),
    leastChange: () => {
      const cards = document.querySelector('[aria-roledescription] ul');
      cards?.scrollBy({ left: cards.clientWidth, behavior: 'smooth' });
    },
  },
  'open the menu': {
    path: '/',
    control: first('header button'),
    leastChange: () => document.querySelector<HTMLDialogElement>('header dialog')?.showModal(),
  },
  'remove from the cart': {
    path: '/cart',
    control: removeButton,
    leastChange: () => document.querySelector('tbody tr')?.remove(),
  },
};

export const interaction: Part = {
  title: 'Interaction',
  measure: async (rounds) => {
    const site = await startSite(firstPort);
    const browser = await launch();
    const times = new Map<string, { readonly step: Interaction; readonly own: number[]; readonly least: number[] }>();
    for (const [name, step] of Object.entries(interactions)) times.set(name, { step, own: [], least: [] });
    try {
      for (let round = 0; round < rounds; round++) {
        for (const { step, own, least } of times.values()) {
          if (step.path === '/cart') await fillCart(site.url, email, 3);
          own.push(await responseTime(browser, site.url, step));
          if (step.leastChange) least.push(await responseTime(browser, site.url, step, step.leastChange));
        }
      }
      return [...times].map(([name, { own, least }]) => {
        const what = least.length > 0 ? `${name} (the least change ${ms(median(least))})` : name;
        if (name === noop) return withoutTarget({ what, measured: ms(median(own)) });
        return toResult(what, median(own), 120, ms);
      });
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

/** Milliseconds from the slowest event to the next paint, with the control in sight and the page at rest before. */
export async function responseTime(
  browser: Browser,
  url: string,
  { path, control, key }: Interaction,
  leastChange?: () => void,
): Promise<number> {
  const { page, context } = await visit(browser, { isSlowLink: false });
  await page.addInitScript(recordWebVitals);
  await page.addInitScript((address) => localStorage.setItem('customerEmail', address), email);
  await page.goto(url + path);
  await waitUntilHydrated(page);
  const target = control(page);
  await target.scrollIntoViewIfNeeded();
  if (leastChange) await takeOver(page, leastChange);
  await page.waitForTimeout(1000);
  await page.evaluate(() => (window.benchVitals.inp = 0));
  await (key === undefined ? target.tap() : target.press(key));
  await page.waitForTimeout(700);
  const { inp } = await page.evaluate(() => window.benchVitals);
  await context.close();
  // The browser does not report events within one frame.
  return Math.max(inp, 16);
}

async function takeOver(page: Page, change: () => void): Promise<void> {
  await page.evaluate(`window.benchChange = ${String(change)}`);
  await page.evaluate(() => {
    const types = Object.keys(HTMLElement.prototype).filter((name) =>
      /^on(?:pointer|touch|mouse|key|focus|blur|input|click)/.test(name),
    );
    for (const type of [...types.map((name) => name.slice(2)), 'beforeinput', 'focusin', 'focusout'])
      window.addEventListener(
        type,
        (event) => {
          event.stopImmediatePropagation();
          if (type === 'click') window.benchChange();
        },
        true,
      );
  });
}

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
    if (!response.ok) throw new Error(`adding an item returned ${response.status}: ${await response.text()}`);
  }
}
