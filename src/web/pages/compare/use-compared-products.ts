import { useLoaded } from '#web/browser/use-loaded.ts';
import { useHydratedLocation } from '#web/navigation/use-hydrated-location.ts';
import { loadComparedProducts, type ComparedProduct } from './load-compared-products.ts';
import { parseComparedIds } from './parse-compared-ids.ts';

interface ComparedProducts {
  readonly products: readonly ComparedProduct[];
  readonly areProductsChosen: boolean;
}

export function useComparedProducts(defaultProducts: readonly ComparedProduct[]): ComparedProducts {
  const { search } = useHydratedLocation();
  const loaded = useLoaded(tryToLoadChoice, search);
  const chosenProducts = loaded?.key === search ? loaded.value : undefined;
  return chosenProducts
    ? { products: chosenProducts, areProductsChosen: true }
    : { products: defaultProducts, areProductsChosen: false };
}

async function tryToLoadChoice(search: string): Promise<readonly ComparedProduct[] | undefined> {
  const ids = parseComparedIds(search);
  return ids.length === 0 ? undefined : loadComparedProducts(ids).catch(() => undefined);
}
