import { lazy, Suspense, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { findNearestProducts, type SearchResult } from '#web/features/search/search-catalogue.ts';
import type { ProductFilter } from './filter/product-filter.ts';
import { NothingFound } from './nothing-found.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SearchAnswerBox } from './search-answer-box.tsx';

const OrderPad = lazy(async () => ({ default: (await import('./order-pad/order-pad.tsx')).OrderPad }));

const maxNearest = 3;

interface ResultsProps {
  filter: ProductFilter;
  urlChangeCount: number;
  /** What the search finds in all categories; `shownProducts` has only the products of the chosen category. */
  result: SearchResult;
  shownProducts: readonly ListedProduct[];
  products: readonly ListedProduct[];
  onShowElsewhere: () => void;
  onShowAll: () => void;
}

export function Results({ filter, urlChangeCount, result, shownProducts, products, ...actions }: ResultsProps) {
  // A new category, or a filter from a new URL, changes the key and so repeats the entrance animation; typing does not.
  const entranceKey = `${filter.categoryId ?? ''} ${urlChangeCount}`;
  // After Back or Forward the list has no entrance animation; later lists have one.
  const isHydrated = useHydrated();
  const isHistoryNavigation = useNavigationType() === 'POP' && isHydrated;
  const [skippedEntranceKey] = useState(isHistoryNavigation ? entranceKey : undefined);

  const { answer } = result;
  const isEmpty = shownProducts.length === 0;
  return (
    <>
      {answer && <SearchAnswerBox answer={answer} />}
      {isEmpty && !answer && (
        <NothingFound
          categoryId={filter.categoryId}
          elsewhereCount={result.products.length}
          nearestProducts={
            result.products.length === 0 ? findNearestProducts(products, filter.query.trim(), maxNearest) : []
          }
          {...actions}
        />
      )}
      {!isEmpty && filter.view === 'table' && (
        <Suspense>
          <OrderPad products={shownProducts} />
        </Suspense>
      )}
      {!isEmpty && filter.view === 'cards' && (
        // A filter from a new URL gets new card elements: moving the old elements would count as a layout shift.
        <ProductGrid
          key={urlChangeCount}
          products={shownProducts}
          entranceKey={entranceKey === skippedEntranceKey ? undefined : entranceKey}
        />
      )}
    </>
  );
}
