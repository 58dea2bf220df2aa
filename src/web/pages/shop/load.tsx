import { PageTitle } from '#web/ui/page-title.tsx';
import type { LoadedPage } from '#web/page.ts';

export function load(): LoadedPage {
  return { head: { title: 'shop', description: 'shop' }, content: <PageTitle title="shop" /> };
}
