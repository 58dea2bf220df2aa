import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { siteLanguages } from '#content/company.ts';
import { toLocalePrefix } from '#content/locale.ts';
import type { BrowserDriver } from '#tests/browsers/support/browser.ts';
import { startVisit, type Visit } from '#tests/browsers/support/visit.ts';
import { isFullRun, pickCases } from '#tests/e2e/support/matrix.ts';
import { language } from '#text/site.ts';
import { testBuyerWalk } from './buyer-walk.ts';
import { testFailedPageWalk } from './failed-page-walk.ts';
import { testLateScriptsWalk } from './late-scripts-walk.ts';
import { testOfflineWalk } from './offline-walk.ts';
import { testPagesWalk } from './pages-walk.ts';
import { testTypingWalk } from './typing-walk.ts';

export function walk(driver: BrowserDriver): void {
  const base = toLocalePrefix(language, siteLanguages);
  let current: Visit | undefined;
  const visit = () => {
    if (!current) throw new Error('the browser did not start');
    return current;
  };
  beforeAll(async () => {
    current = await startVisit(driver.launch, base);
  });
  afterAll(async () => {
    await current?.end();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await visit().keepPicture(task.name);
    expect(visit().browser.takeMessages()).toEqual([]);
  });
  const isFirstLanguage = base === '';
  testBuyerWalk(visit, driver);
  testTypingWalk(visit, pickCases(['font', 'text'], [isFirstLanguage ? 'font' : 'text']));
  if (isFirstLanguage || isFullRun) {
    testLateScriptsWalk(visit);
    testFailedPageWalk(visit);
    testPagesWalk(visit);
  }
  if (isFirstLanguage) testOfflineWalk(visit, driver);
}
