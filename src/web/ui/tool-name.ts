import { createContext, use } from 'react';

/** Whether the page around is shown; false for one that is rendered ahead or kept. */
export const IsShown = createContext(true);

/** The name by which an agent finds a form; undefined while its page is hidden, where nobody would see what it fills in. */
export function useToolName(name: string): string | undefined {
  return use(IsShown) ? name : undefined;
}
