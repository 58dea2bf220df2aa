import { PageTitle } from '#web/ui/page-title.tsx';
import type { LoadedPage } from '#web/page.ts';

export function load(): LoadedPage {
  return { head: { title: 'cart', description: 'cart' }, content: <PageTitle title="cart" /> };
}
