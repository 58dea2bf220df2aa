import type { Page } from '@playwright/test';
import { computeMedian } from '#scripts/support/median.ts';
import { launchBrowser } from './support/browser.ts';
import { addAlbaItems, buyerEmail } from './support/fixtures.ts';
import { measureLeastChange, measureResponseTime, removal, type Interaction } from './support/response-time.ts';
import { formatMs, toResult, toResultWithoutTarget, type BenchPart } from './support/result.ts';
import { firstPort, startSite } from './support/start-servers.ts';

const locateFirst = (selector: string) => (page: Page) => page.locator(selector).first();
const locateButton = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const tapOnText = 'a tap on text (no handler)';

const interactions: Readonly<Record<string, Interaction>> = {
  [tapOnText]: { path: '/shop', control: locateFirst('main p'), leastChange: () => undefined },
  'filter the products': {
    path: '/products',
    control: locateFirst('main [role=group] button:nth-of-type(2)'),
    leastChange: () => {
      for (const filter of document.querySelectorAll('main [role=group] button')) {
        filter.setAttribute('aria-pressed', String(filter.matches(':nth-of-type(2)')));
      }
      // Leaves the 14 cards that this filter shows; the list has 30.
      for (const card of [...document.querySelectorAll('main ul > li')].slice(14, 30)) card.remove();
    },
  },
  'search the products': {
    path: '/products',
    control: (page) => page.getByRole('searchbox'),
    key: 'c',
    leastChange: () => undefined,
  },
  'one pack more': { path: '/order/cinnamon', control: locateButton('One pack more') },
  'choose a type': {
    path: '/order/cinnamon',
    control: locateFirst('[role=radiogroup] label:nth-of-type(3)'),
    leastChange: () => {
      const names = document.querySelector('select');
      if (names) names.selectedIndex = 2;
    },
  },
  'open the viewer': { path: '/about', control: locateFirst('main [aria-haspopup=dialog]') },
  'page the carousel': {
    path: '/history',
    control: locateButton(/next/i),
    leastChange: () => {
      const cards = document.querySelector('[aria-roledescription] ul');
      cards?.scrollBy({ left: cards.clientWidth, behavior: 'smooth' });
    },
  },
  'open the menu': {
    path: '/',
    control: locateFirst('header button'),
    leastChange: () => document.querySelector<HTMLDialogElement>('header dialog')?.showModal(),
  },
  'remove from the cart': {
    ...removal,
    leastChange: () => document.querySelector('tbody tr')?.remove(),
  },
};

export const interaction: BenchPart = {
  title: 'Interaction',
  measure: async (rounds) => {
    const site = await startSite(firstPort);
    const browser = await launchBrowser();
    const measured = Object.entries(interactions).map(([name, definition]) => ({
      name,
      definition,
      responseMs: [] as number[],
      leastChangeMs: [] as number[],
    }));
    try {
      for (let round = 0; round < rounds; round++) {
        for (const { definition, responseMs, leastChangeMs } of measured) {
          if (definition.path === removal.path) await addAlbaItems(site.url, buyerEmail, 3);
          responseMs.push(await measureResponseTime(browser, site.url, definition));
          const leastMs = await measureLeastChange(browser, site.url, definition);
          if (leastMs !== undefined) leastChangeMs.push(leastMs);
        }
      }
      return measured.map(({ name, responseMs, leastChangeMs }) => {
        const what =
          leastChangeMs.length > 0 ? `${name} (the least change ${formatMs(computeMedian(leastChangeMs))})` : name;
        if (name === tapOnText) {
          return toResultWithoutTarget({ what, measurement: formatMs(computeMedian(responseMs)) });
        }
        return toResult(what, computeMedian(responseMs), { atMost: 120, format: formatMs });
      });
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
