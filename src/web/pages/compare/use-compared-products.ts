import { useLocation } from 'react-router';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { useLoaded } from '#web/browser/use-loaded.ts';
import { parseComparedIds } from './compared-ids.ts';
import { loadComparedProducts, type ComparedProduct } from './compared-products.ts';

interface ComparedProducts {
  readonly products: readonly ComparedProduct[];
  readonly hasChoice: boolean;
}

export function useComparedProducts(defaults: readonly ComparedProduct[]): ComparedProducts {
  const { search } = useLocation();
  const query = useHydrated() ? search : '';
  const loaded = useLoaded(loadChoice, query);
  const chosen = loaded?.key === query ? loaded.value : undefined;
  return chosen ? { products: chosen, hasChoice: true } : { products: defaults, hasChoice: false };
}

/** Undefined if the query names no products, or if they cannot be loaded, as offline. */
async function loadChoice(query: string): Promise<readonly ComparedProduct[] | undefined> {
  const ids = parseComparedIds(query);
  return ids.length === 0 ? undefined : loadComparedProducts(ids).catch(() => undefined);
}
