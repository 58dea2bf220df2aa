import type { Locator, Page } from '@playwright/test';

type Scope = Page | Locator;

export function byCss(scope: Scope, selector: string, options?: Parameters<Page['locator']>[1]): Locator {
  return scope.locator(selector, options);
}

export function focusedElement(page: Page): Locator {
  return byCss(page, ':focus');
}

export function disclosure(scope: Scope, words: string): Locator {
  return byCss(scope, 'summary', { hasText: words });
}

export function metaRobots(page: Page): Locator {
  return byCss(page, 'meta[name=robots]');
}

export function rowsWithHeader(scope: Scope): Locator {
  const page = 'page' in scope ? scope.page() : scope;
  return scope.getByRole('row').filter({ has: page.getByRole('rowheader') });
}
