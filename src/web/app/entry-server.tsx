import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { localePrefix } from '#content/build-values.ts';
import { productIds, productPath } from '#domain/catalogue/catalogue.ts';
import { categoryIds, orderPath } from '#domain/catalogue/categories.ts';
import '#web/fonts/faces.css';
import '#web/ui/styles/global.css';
import type { Page } from '#web/navigation/page.ts';
import { App } from './app.tsx';
import { loadPage, routes } from './routes.ts';

export { renderDocument } from './render-document.ts';
export { listPageModules } from './list-page-modules.ts';
export { renderReviewsFrame } from './reviews-frame/render-reviews-frame.ts';

export const pagePaths: readonly string[] = [
  ...routes.map((route) => route.path).filter((path) => !path.includes(':')),
  ...productIds.map((id) => productPath(id)),
  ...categoryIds.map((categoryId) => orderPath(categoryId)),
];

/**
 * Renders the page at `path`, which has no locale prefix. Rejects with the first error of a component, or if the HTML
 * contains an object in place of a text.
 */
export async function renderPage(path: string): Promise<{ readonly page: Page; readonly rootHtml: string }> {
  const page = await loadPage(path);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={localePrefix} location={localePrefix + path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Keeps all HTML in its place. By default React moves large boundaries to the end, with a script that moves them
      // back.
      progressiveChunkSize: Infinity,
      // Collects the errors within Suspense boundaries: `prerender` does not throw them, because React leaves those
      // parts to the browser.
      onError: (error) => void errors.push(error),
    },
  );
  const rootHtml = await new Response(prelude).text();
  const hasObject = rootHtml.includes('[object Object]');
  if (hasObject) errors.push(new Error('an attribute is [object Object] in place of a text'));
  if (errors.length > 0) throw errors[0];
  return { page, rootHtml };
}
