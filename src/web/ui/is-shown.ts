import { createContext } from 'react';

/** Whether the page around is shown; false while it is rendered ahead of its visit. */
export const IsShown = createContext(true);
