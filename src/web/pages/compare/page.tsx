import { gradedIds } from '#domain/grades.ts';
import { compare, head } from '#text/compare.ts';
import type { Page } from '#web/page.ts';
import { ComparePage } from './compare-page.tsx';

/** Products side by side: the eight grades of quills, or those that the address names. */
export const page = async (): Promise<Page> => {
  // Not a static import, with which the chunks of other pages would change.
  const { loadProduct } = await import('#content/product.ts');
  const grades = await Promise.all(gradedIds.map(async (id) => (await loadProduct(id)).product));
  return {
    head,
    socialImage: 'compare',
    breadcrumbs: [{ name: compare.name, path: '/compare' }],
    content: <ComparePage grades={grades} />,
  };
};
