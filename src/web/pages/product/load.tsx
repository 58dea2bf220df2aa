import { PageTitle } from '#web/ui/page-title.tsx';
import type { LoadedPage, RouteParams } from '#web/page.ts';

export function load(_params: RouteParams): LoadedPage {
  return { head: { title: 'product', description: 'product' }, content: <PageTitle title="product" /> };
}
