import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Product } from '#content/product.ts';
import type { ProductId } from '#domain/catalogue.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { parseComparedIds } from './compared-ids.ts';

interface ComparedProducts {
  readonly products: readonly Product[];
  /** Whether they are those that the address names, not the default ones. */
  readonly areChosen: boolean;
}

/** The products that the address names, as soon as they are loaded; until then, and without such an address, the default ones. */
export function useComparedProducts(defaults: readonly Product[]): ComparedProducts {
  const { search } = useLocation();
  const query = useHydrated() ? search : '';
  const [loaded, setLoaded] = useState<{ readonly query: string; readonly products: readonly Product[] }>();

  useEffect(() => {
    let isCurrent = true;
    const known = (id: ProductId) => defaults.find((product) => product.id === id);
    Promise.all(
      parseComparedIds(query).map(
        async (id) => known(id) ?? (await (await import('#content/product.ts')).loadProduct(id)).product,
      ),
    ).then(
      (products) => isCurrent && setLoaded({ query, products }),
      // Offline: the default table stays.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [query, defaults]);

  return loaded?.query === query && loaded.products.length > 0
    ? { products: loaded.products, areChosen: true }
    : { products: defaults, areChosen: false };
}
