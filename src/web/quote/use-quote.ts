import { useSyncExternalStore } from 'react';
import { currentQuote, emptyQuote, subscribeToQuote, type Quote } from './quote-store.ts';

/** The visitor's quote request, as every part of the page knows it. */
export function useQuote(): Quote {
  return useSyncExternalStore(subscribeToQuote, currentQuote, () => emptyQuote);
}
