import { categoryProductsModule, loadAllProducts } from '#content/catalogue/category-products.ts';
import { categories } from '#domain/catalogue/categories.ts';
import { cataloguePageTexts, head } from '#text/pages/catalogue.ts';
import { entriesPath, loadEntries } from '#web/features/catalogue/catalogue-entries.ts';
import type { Page } from '#web/navigation/page.ts';
import { CataloguePage } from './catalogue-page.tsx';

export async function page(): Promise<Page> {
  const [products, entries] = await Promise.all([loadAllProducts(), loadEntries()]);
  return {
    head,
    socialCard: 'catalogue',
    breadcrumbs: [{ name: cataloguePageTexts.name, path: '/catalogue' }],
    preloadUrl: entriesPath,
    content: <CataloguePage products={products} entries={entries} />,
  };
}

export function textModules(): readonly string[] {
  return categories.map(categoryProductsModule);
}
