import { pathNotFoundTexts, productNotFoundTexts } from '#text/pages/not-found.ts';
import type { Page } from '#web/navigation/page.ts';
import { NotFoundPage } from './not-found-page.tsx';

export const page: Page = {
  head: pathNotFoundTexts.head,
  isIndexed: false,
  content: <NotFoundPage text={pathNotFoundTexts} />,
};

export const productNotFound: Page = {
  head: productNotFoundTexts.head,
  isIndexed: false,
  content: <NotFoundPage text={productNotFoundTexts} />,
};
