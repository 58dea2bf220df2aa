import type { Locator, Page } from '@playwright/test';

export function cartBadge(page: Page, count: number): Locator {
  const items = `${count} item${count === 1 ? '' : 's'}`;
  return page.getByRole('banner').getByRole('link', { name: `Your quote request, ${items} in your quote` });
}

export function emptyCartBadge(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Your quote request', exact: true });
}
