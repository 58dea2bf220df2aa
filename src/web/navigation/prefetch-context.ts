import { createContext } from 'react';

/**
 * Prefetches the page at a path, where no link leads to it: the order form opens the cart by script. A context, because
 * `app` imports the pages, which therefore cannot import `app`.
 */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);
