import { useState } from 'react';
import { categoryProductsModule } from '#content/catalogue/category-products.ts';
import { getCategoryId } from '#domain/catalogue/catalogue.ts';
import { gradedProductIds } from '#domain/catalogue/grades.ts';
import { comparePageTexts, head } from '#text/pages/compare.ts';
import { catalogueEntriesPath } from '#web/features/catalogue/catalogue-entries.ts';
import { ProductNotices } from '#web/features/catalogue/product-notices.tsx';
import type { Page } from '#web/navigation/page.ts';
import { Container } from '#web/ui/container.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { loadComparedProducts, type ComparedProduct } from './load-compared-products.ts';
import { useComparedProducts } from './use-compared-products.ts';

export async function page(): Promise<Page> {
  return {
    head,
    socialCard: 'compare',
    breadcrumbs: [{ name: comparePageTexts.breadcrumb, path: '/compare' }],
    preloadUrl: catalogueEntriesPath,
    content: <ComparePage gradeProducts={await loadComparedProducts(gradedProductIds)} />,
  };
}

export function textModules(): readonly string[] {
  return [...new Set(gradedProductIds.map(getCategoryId))].map(categoryProductsModule);
}

function ComparePage({ gradeProducts }: { gradeProducts: readonly ComparedProduct[] }) {
  const { products, areProductsChosen } = useComparedProducts(gradeProducts);
  const key = products.map(({ id }) => id).join();
  return (
    <>
      <PageTitle
        size="small"
        title={areProductsChosen ? comparePageTexts.chosenTitle : comparePageTexts.gradesTitle}
        lead={areProductsChosen ? comparePageTexts.chosenLead : comparePageTexts.gradesLead}
      />
      <Container className="grid grid-cols-1 justify-items-start gap-4 pb-section">
        {new Set(products.map(({ id }) => getCategoryId(id))).size > 1 && <p>{comparePageTexts.otherMeasures}</p>}
        <ProductNotices ids={products.map(({ id }) => id)} />
        <Comparison key={key} products={products} />
        <p className="text-small text-ink-soft">{comparePageTexts.note}</p>
        {areProductsChosen && <TextLink to="/compare">{comparePageTexts.allGrades}</TextLink>}
      </Container>
    </>
  );
}

function Comparison({ products }: { products: readonly ComparedProduct[] }) {
  const [columns, setColumns] = useState(products);
  const [showsOnlyDifferences, setShowsOnlyDifferences] = useState(false);
  return (
    <>
      {products.length > 2 && <ColumnChoice products={products} columns={columns} onChange={setColumns} />}
      <Checkbox
        label={comparePageTexts.onlyDifferences}
        className="print:hidden noscript:hidden"
        isChecked={showsOnlyDifferences}
        onChange={setShowsOnlyDifferences}
      />
      <ComparisonTable products={columns} showsOnlyDifferences={showsOnlyDifferences} />
    </>
  );
}
