import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { until } from '#scripts/support/until.ts';
import { link } from '#tests/browsers/support/browser.ts';
import { mainLink } from '#tests/browsers/support/main-link.ts';
import type { Visit } from '#tests/browsers/support/visit.ts';
import { failedPageTexts } from '#text/pages/failed-page.ts';

export function testFailedPageWalk(visit: () => Visit): void {
  test('the first unhandled error reloads the page, a second one shows plain links', async () => {
    const { browser, open, waitForText, waitForControl } = visit();
    await browser.resize(1280, 800);
    await open('/shop');
    const breakMain = () =>
      browser.evaluate(() => {
        document.documentElement.dataset.isBeforeReload = '';
        const main = document.querySelector('main');
        main?.replaceWith(main.cloneNode(true));
      });
    await breakMain();
    await browser.click(mainLink('/about'));
    const isNewDocument = () => {
      const { dataset } = document.documentElement;
      return !('isBeforeReload' in dataset) && 'ready' in dataset;
    };
    await until('the new document', () => browser.evaluate(isNewDocument));
    await waitForControl(mainLink('/contact'));
    await breakMain();
    await browser.click(mainLink('/contact'));
    await waitForText(failedPageTexts.title);
    expect(await browser.has(link(failedPageTexts.whatsApp))).toBe(true);
    expect(await browser.has(link(company.email))).toBe(true);
    browser.discardMessages();
  });
}
