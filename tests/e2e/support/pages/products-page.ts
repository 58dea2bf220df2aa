import type { Page } from '@playwright/test';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { gradedProductIds, isGraded } from '#domain/catalogue/grades.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';

export function createProductsPage(page: Page) {
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });

  return {
    cards,
    names: cards.getByRole('heading'),
    searchbox: page.getByRole('searchbox', { name: 'Search products' }),
    resultStatus: main.getByRole('status'),
    filters: page.getByRole('group', { name: 'Show products of a category' }),
    categoryFilter: (name: string) => main.getByRole('button', { name, exact: true }),

    openHydrated: (search = '') => openPage(page, `/products${search}`),
  };
}

export type ProductsPage = ReturnType<typeof createProductsPage>;

export function toPageOrder(ids: readonly ProductId[]): readonly ProductId[] {
  return [...gradedProductIds.filter((id) => ids.includes(id)), ...ids.filter((id) => !isGraded(id))];
}
