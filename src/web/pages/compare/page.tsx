import { categoryProductsModule } from '#content/catalogue/category-products.ts';
import { getCategory } from '#domain/catalogue/catalogue.ts';
import { gradedIds } from '#domain/catalogue/grades.ts';
import { comparePageTexts, head } from '#text/pages/compare.ts';
import { entriesPath } from '#web/features/catalogue/catalogue-entries.ts';
import type { Page } from '#web/navigation/page.ts';
import { ComparePage } from './compare-page.tsx';
import { loadComparedProducts } from './load-compared-products.ts';

export async function page(): Promise<Page> {
  return {
    head,
    socialCard: 'compare',
    breadcrumbs: [{ name: comparePageTexts.name, path: '/compare' }],
    preloadUrl: entriesPath,
    content: <ComparePage gradeProducts={await loadComparedProducts(gradedIds)} />,
  };
}

export function textModules(): readonly string[] {
  return [...new Set(gradedIds.map(getCategory))].map(categoryProductsModule);
}
