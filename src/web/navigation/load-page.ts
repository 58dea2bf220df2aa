import { createContext } from 'react';

export type LoadPage = (path: string) => Promise<unknown>;

/** Loads a page ahead: `loadPage` of the app's routes, which import the pages and so cannot be imported by them. */
export const LoadPageContext = createContext<LoadPage>(() => Promise.resolve());
