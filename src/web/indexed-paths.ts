import { productIds } from '#domain/catalogue.ts';
import { categories } from '#domain/categories.ts';
import { routes } from './routes.ts';

/** The paths of the sitemap. Not in `routes.ts`, which is part of every page's script. */
export const indexedPaths: readonly string[] = [
  ...routes.map((route) => route.path).filter((path) => !path.includes(':') && path !== '/cart'),
  ...productIds.map((id) => `/product/${id}`),
  ...categories.map((category) => `/order/${category}`),
];
