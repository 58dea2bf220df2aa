import { useMemo, useRef } from 'react';
import { categoryProductsModule, loadAllProducts } from '#content/catalogue/category-products.ts';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { getCategoryId } from '#domain/catalogue/catalogue.ts';
import { categoryIds, type CategoryId } from '#domain/catalogue/categories.ts';
import { categoryNames } from '#text/catalogue/names.ts';
import { head, productsPageTexts } from '#text/pages/products.ts';
import { GradeRail } from '#web/features/grades/grade-rail.tsx';
import { searchCatalogue } from '#web/features/search/search-catalogue.ts';
import type { Page } from '#web/navigation/page.ts';
import { Container } from '#web/ui/container.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Section } from '#web/ui/section.tsx';
import { FilterBar } from './filter/filter-bar.tsx';
import { sortThinnestFirst, type ProductFilter } from './filter/product-filter.ts';
import { SearchBox } from './filter/search-box.tsx';
import { useProductFilter } from './filter/use-product-filter.ts';
import { ViewSwitch } from './filter/view-switch.tsx';
import { Results } from './results.tsx';
import { useEarlyText } from './use-early-text.ts';
import styles from './page.module.css';

export async function page(): Promise<Page> {
  const products = await loadAllProducts();
  return {
    head,
    socialCard: 'products',
    breadcrumbs: [{ name: productsPageTexts.title, path: '/products' }],
    content: <ProductsPage products={products} />,
  };
}

export function textModules(): readonly string[] {
  return categoryIds.map(categoryProductsModule);
}

function ProductsPage({ products }: { products: readonly ListedProduct[] }) {
  const { filter, deferredFilter, urlChangeCount, setCategoryId, setQuery, setView, reset } = useProductFilter();
  const results = useRef<HTMLDivElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);

  useEarlyText(searchInput, setQuery);

  const query = deferredFilter.query.trim();
  const result = useMemo(
    () => (query === '' ? { products, answer: undefined } : searchCatalogue(products, query)),
    [products, query],
  );
  const shownProducts = useMemo(() => filterAndSort(result.products, deferredFilter), [result, deferredFilter]);

  const scrollToResults = () => {
    const list = results.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' });
  };

  return (
    <>
      <PageTitle size="small" title={productsPageTexts.title} lead={productsPageTexts.lead} />
      <div className={styles.catalogue}>
        <div className={`noscript:hidden ${styles.tools}`}>
          <Container className="pb-2 lg:flex lg:items-center lg:gap-6 lg:pb-0">
            <FilterBar
              chosenCategoryId={filter.categoryId}
              counts={countByCategory(result.products)}
              onChoose={(categoryId) => {
                scrollToResults();
                setCategoryId(categoryId);
              }}
            />
            <div className="flex flex-wrap items-center gap-3 lg:ml-auto lg:flex-none lg:gap-6">
              <SearchBox
                ref={searchInput}
                query={filter.query}
                onChange={(text) => {
                  scrollToResults();
                  setQuery(text);
                }}
              />
              <ViewSwitch view={filter.view} onChoose={setView} />
            </div>
          </Container>
        </div>
        <Container className={styles.results} ref={results}>
          {/* Screen readers hear each new count. It is visible only if neither filters nor empty state show it. */}
          <Status
            {...(query !== '' && shownProducts.length > 0
              ? { variant: 'note', className: 'mb-3' }
              : { variant: 'hidden' })}
          >
            {productsPageTexts.result(
              shownProducts.length,
              deferredFilter.categoryId && categoryNames[deferredFilter.categoryId],
              query,
            )}
          </Status>
          <Results
            filter={deferredFilter}
            urlChangeCount={urlChangeCount}
            result={result}
            shownProducts={shownProducts}
            products={products}
            onShowElsewhere={() => setCategoryId(undefined)}
            onShowAll={() => {
              reset();
              searchInput.current?.focus();
            }}
          />
        </Container>
      </div>
      <div className="print:hidden">
        <GradeRail />
      </div>
      <Section background="linen" title={productsPageTexts.helpTitle} lead={productsPageTexts.helpText}>
        <ButtonLink to="/contact">{productsPageTexts.helpLink}</ButtonLink>
      </Section>
    </>
  );
}

function countByCategory(products: readonly ListedProduct[]): ReadonlyMap<CategoryId | undefined, number> {
  const count = (categoryId: CategoryId) => products.filter(({ id }) => getCategoryId(id) === categoryId).length;
  return new Map([[undefined, products.length], ...categoryIds.map((each) => [each, count(each)] as const)]);
}

function filterAndSort(products: readonly ListedProduct[], { categoryId }: ProductFilter): readonly ListedProduct[] {
  return sortThinnestFirst(products.filter(({ id }) => categoryId === undefined || getCategoryId(id) === categoryId));
}
