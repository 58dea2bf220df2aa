import { productNotFound } from '#text/not-found.ts';
import { NotFound } from './not-found.tsx';

/** What an unknown product and an unknown order category show (spec section 8); fetched only where one is met. */
export const productNotFoundPage = {
  head: { ...productNotFound.head, noindex: true },
  content: <NotFound words={productNotFound} />,
};
