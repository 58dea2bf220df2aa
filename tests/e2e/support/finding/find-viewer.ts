import type { Locator, Page } from '@playwright/test';

export function findViewer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Picture viewer' });
}
