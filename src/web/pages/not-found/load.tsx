import { pathNotFound } from '#text/not-found.ts';
import type { LoadedPage } from '#web/page.ts';
import { NotFound } from '#web/ui/not-found.tsx';

/** The page for every address that the site does not have. */
export function load(): LoadedPage {
  return { head: { ...pathNotFound.head, noindex: true }, content: <NotFound words={pathNotFound} /> };
}
