import { createContext } from 'react';

interface PageLoader {
  readonly loadPage: (path: string) => Promise<unknown>;
  readonly prefetchPage: (path: string) => void;
}

/** Functions of `app/routes.ts`, which `app.tsx` provides: other folders cannot import `app`, which imports them. */
export const PageLoaderContext = createContext<PageLoader | undefined>(undefined);
