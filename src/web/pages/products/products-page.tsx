import { lazy, Suspense, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { ListedProduct } from '#content/listed-product.ts';
import { categoryOf } from '#domain/catalogue/catalogue.ts';
import { categories, type Category } from '#domain/catalogue/categories.ts';
import { categoryNames } from '#text/catalogue.ts';
import { productsPage } from '#text/product-list.ts';
import { search, searchNear } from '#web/features/catalogue/search-products.ts';
import { GradeRail } from '#web/features/grades/grade-rail.tsx';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { Container } from '#web/ui/container.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Section } from '#web/ui/section.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { sortThinnestFirst, type ProductFilter } from './product-filter.ts';
import { ProductGrid } from './product-grid.tsx';
import { SearchAnswerBox } from './search-answer-box.tsx';
import { SearchBox } from './search-box.tsx';
import { useProductFilter } from './use-product-filter.ts';
import { ViewSwitch } from './view-switch.tsx';
import styles from './products-page.module.css';

const OrderPad = lazy(async () => ({ default: (await import('#web/features/list/pad/order-pad.tsx')).OrderPad }));

const maxNear = 3;

export function ProductsPage({ products }: { products: readonly ListedProduct[] }) {
  const { filter, deferredFilter, navigationCount, choose, type, view, reset } = useProductFilter();
  const results = useRef<HTMLDivElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);

  // A new category or URL gives a new key, and with it the entrance animation; typing only adds and removes cards.
  const listKey = `${deferredFilter.category ?? ''} ${navigationCount}`;
  const isHydrated = useHydrated();
  const isBackNavigation = useNavigationType() === 'POP' && isHydrated;
  // No entrance animation after back or forward.
  const [restoredKey] = useState(isBackNavigation ? listKey : undefined);

  // Keeps what was typed before hydration.
  const takeTyped = useEffectEvent(() => {
    const typed = searchInput.current?.value ?? '';
    if (!isHydrated && typed !== '') type(typed);
  });
  useLayoutEffect(() => takeTyped(), []);

  const query = deferredFilter.query.trim();
  const { products: found, answer } = useMemo(
    () => (query === '' ? { products, answer: undefined } : search(products, query)),
    [products, query],
  );
  const shown = useMemo(() => inOrder(found, deferredFilter), [found, deferredFilter]);
  const counts = new Map<Category | undefined, number>([[undefined, found.length]]);
  for (const category of categories) counts.set(category, found.filter(({ id }) => categoryOf(id) === category).length);

  const showResults = () => {
    const list = results.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' });
  };

  return (
    <>
      <PageTitle isSmall title={productsPage.name} lead={productsPage.lead} />
      <div className={`flex flex-col pb-section ${styles.catalogue}`}>
        <div className={`border-b border-hairline noscript:hidden ${styles.tools}`}>
          <Container className="pb-2 lg:flex lg:items-center lg:gap-5 lg:pb-0">
            <FilterBar
              chosen={filter.category}
              counts={counts}
              onChoose={(category) => {
                showResults();
                choose(category);
              }}
            />
            <div className="flex flex-wrap items-center gap-3 lg:ml-auto lg:flex-none lg:gap-5">
              <SearchBox
                ref={searchInput}
                query={filter.query}
                onChange={(text) => {
                  showResults();
                  type(text);
                }}
              />
              <ViewSwitch isTable={filter.isTable} onChoose={view} />
            </div>
          </Container>
        </div>
        <Container className={`w-full pt-5 ${styles.results}`} ref={results}>
          {/* Said to screen readers on every change; shown only where filters and empty state do not say it. */}
          <p className={query !== '' && shown.length > 0 ? 'mb-3 text-sm text-ink-soft' : 'sr-only'} role="status">
            {productsPage.result(
              shown.length,
              deferredFilter.category && categoryNames[deferredFilter.category],
              query,
            )}
          </p>
          {answer && <SearchAnswerBox answer={answer} />}
          {answer && shown.length === 0 ? undefined : shown.length === 0 ? (
            <NothingFound
              category={deferredFilter.category}
              elsewhere={found.length}
              near={found.length === 0 ? searchNear(products, query, maxNear) : []}
              onShowElsewhere={() => choose(undefined)}
              onShowAll={() => {
                reset();
                searchInput.current?.focus();
              }}
            />
          ) : deferredFilter.isTable ? (
            <Suspense>
              <OrderPad products={shown} />
            </Suspense>
          ) : (
            // A new URL gets new cards: moving those that were shown would count as a layout shift.
            <ProductGrid key={navigationCount} products={shown} listKey={listKey} isStill={listKey === restoredKey} />
          )}
        </Container>
      </div>
      <div className="print:hidden">
        <GradeRail />
      </div>
      <Section tone="linen" title={productsPage.helpTitle} lead={productsPage.helpText}>
        <ButtonLink to="/contact">{productsPage.helpLink}</ButtonLink>
      </Section>
    </>
  );
}

/** What a search finds stays in its order, the best first. */
function inOrder(found: readonly ListedProduct[], { category, query }: ProductFilter): readonly ListedProduct[] {
  const inCategory = found.filter(({ id }) => category === undefined || categoryOf(id) === category);
  return query.trim() === '' ? sortThinnestFirst(inCategory) : inCategory;
}
