import { createContext } from 'react';

interface Pages {
  readonly loadPage: (path: string) => Promise<unknown>;
  readonly prefetchPage: (path: string) => void;
}

/** Functions of `app/routes.ts`. A context, because `app` imports the other folders, and they cannot import `app`. */
export const PagesContext = createContext<Pages>({
  loadPage: () => Promise.resolve(),
  prefetchPage: () => undefined,
});
