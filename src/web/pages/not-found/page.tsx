import { pathNotFound, productNotFound as productNotFoundText } from '#text/pages/not-found.ts';
import type { Page } from '#web/navigation/page.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const page: Page = { head: pathNotFound.head, isIndexed: false, content: <NotFoundPage text={pathNotFound} /> };

export const productNotFound: Page = {
  head: productNotFoundText.head,
  isIndexed: false,
  content: <NotFoundPage text={productNotFoundText} />,
};
