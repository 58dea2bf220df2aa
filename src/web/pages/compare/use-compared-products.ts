import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { parseComparedIds } from './compared-ids.ts';
import { loadComparedProducts, type ComparedProduct } from './compared-products.ts';

interface Comparison {
  readonly products: readonly ComparedProduct[];
  readonly hasChoice: boolean;
}

export function useComparedProducts(defaults: readonly ComparedProduct[]): Comparison {
  const { search } = useLocation();
  const query = useHydrated() ? search : '';
  const [loaded, setLoaded] = useState<{ readonly query: string; readonly products: readonly ComparedProduct[] }>();

  useEffect(() => {
    const ids = parseComparedIds(query);
    if (ids.length === 0) return undefined;
    let isCurrent = true;
    loadComparedProducts(ids).then(
      (products) => isCurrent && setLoaded({ query, products }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [query]);

  return loaded?.query === query
    ? { products: loaded.products, hasChoice: true }
    : { products: defaults, hasChoice: false };
}
