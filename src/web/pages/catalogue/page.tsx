import { categoryProductsModule, loadAllProducts } from '#content/catalogue/category-products.ts';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { getCategoryId, getProductIds } from '#domain/catalogue/catalogue.ts';
import { categoryIds } from '#domain/catalogue/categories.ts';
import { categoryNames, getShortName } from '#text/catalogue/names.ts';
import { cataloguePageTexts, head } from '#text/pages/catalogue.ts';
import {
  catalogueEntriesPath,
  loadCatalogueEntries,
  type CatalogueEntriesById,
} from '#web/features/catalogue/catalogue-entries.ts';
import { CompanyLetterhead } from '#web/features/company/company-letterhead.tsx';
import type { Page } from '#web/navigation/page.ts';
import { Container } from '#web/ui/container.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { PdfLink } from '#web/ui/controls/pdf-link.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { ProductArticle } from './product-article.tsx';
import styles from './page.module.css';

export async function page(): Promise<Page> {
  const [products, entries] = await Promise.all([loadAllProducts(), loadCatalogueEntries()]);
  return {
    head,
    socialCard: 'catalogue',
    breadcrumbs: [{ name: cataloguePageTexts.breadcrumb, path: '/catalogue' }],
    preloadUrl: catalogueEntriesPath,
    content: <CataloguePage products={products} entries={entries} />,
  };
}

export function textModules(): readonly string[] {
  return categoryIds.map(categoryProductsModule);
}

interface CataloguePageProps {
  products: readonly ListedProduct[];
  entries: CatalogueEntriesById;
}

function CataloguePage({ products, entries }: CataloguePageProps) {
  return (
    <>
      <Container>
        <CompanyLetterhead />
      </Container>
      <PageTitle size="small" title={cataloguePageTexts.title} lead={cataloguePageTexts.lead} />
      <Container className="grid grid-cols-1 gap-6 pb-section print:gap-3 print:pb-0">
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Button className="noscript:hidden" onClick={() => window.print()}>
            <Icon name="print" size={20} />
            {cataloguePageTexts.print}
          </Button>
          <PdfLink path="/catalogue.pdf">{cataloguePageTexts.pdf}</PdfLink>
        </div>
        <p className="text-small text-ink-soft">{cataloguePageTexts.note}</p>
        <nav
          className="grid gap-8 border-t border-hairline py-6 text-small md:grid-cols-3"
          aria-label={cataloguePageTexts.index}
        >
          {categoryIds.map((categoryId) => (
            <div key={categoryId}>
              <SmallTitle as="p" className="mb-2">
                {categoryNames[categoryId]}
              </SmallTitle>
              <ul className={styles.index}>
                {getProductIds(categoryId).map((id) => (
                  <li key={id}>
                    <a className="touch-target" href={`#${id}`}>
                      <span>{getShortName(id)}</span>
                      <HiddenText>{`, ${categoryNames[categoryId]}`}</HiddenText>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {categoryIds.map((categoryId) => (
          <section key={categoryId} className="grid grid-cols-1 gap-6 print:gap-3">
            <h2 className="text-title-md">{categoryNames[categoryId]}</h2>
            {products
              .filter(({ id }) => getCategoryId(id) === categoryId)
              .map((product) => {
                const entry = entries.get(product.id);
                return (
                  entry && (
                    <ProductArticle
                      key={product.id}
                      product={product}
                      entry={entry}
                      hasPriority={product === products[0]}
                    />
                  )
                );
              })}
          </section>
        ))}
      </Container>
    </>
  );
}
