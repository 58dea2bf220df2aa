import { createContext } from 'react';

export type LoadPage = (path: string) => Promise<unknown>;

/** `loadPage` of `app/routes.ts`, for pages and layout: they cannot import the routes, which import them. */
export const LoadPageContext = createContext<LoadPage>(() => Promise.resolve());
