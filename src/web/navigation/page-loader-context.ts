import { createContext } from 'react';

interface PageLoader {
  readonly loadPage: (path: string) => Promise<unknown>;
  readonly prefetchPage: (path: string) => void;
}

/**
 * Provides functions of `app/routes.ts` to components of folders that `app` imports: they cannot import `app`
 * themselves. `app.tsx` sets the value; it is `undefined` in tests.
 */
export const PageLoaderContext = createContext<PageLoader | undefined>(undefined);
