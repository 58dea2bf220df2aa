import type { Locator, Page } from '@playwright/test';

export function pictureViewer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Picture viewer' });
}
