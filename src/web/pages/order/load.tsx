import { PageTitle } from '#web/ui/page-title.tsx';
import type { LoadedPage, RouteParams } from '#web/page.ts';

export function load(_params: RouteParams): LoadedPage {
  return { head: { title: 'order', description: 'order' }, content: <PageTitle title="order" /> };
}
