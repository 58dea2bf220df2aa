import type { Page } from '@playwright/test';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { gradedIds, isGraded } from '#domain/catalogue/grades.ts';
import { ready } from '#tests/e2e/support/ready.ts';

export async function openProducts(page: Page, search = ''): Promise<void> {
  await page.goto(`/products${search}`);
  await ready(page);
}

export const productCards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
export const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
export const resultStatus = (page: Page) => page.getByRole('main').getByRole('status');
export const categoryFilter = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Ids in the order of the page: grades thinnest first, then the others. */
export function toPageOrder(ids: readonly ProductId[]): readonly ProductId[] {
  return [...gradedIds.filter((id) => ids.includes(id)), ...ids.filter((id) => !isGraded(id))];
}
