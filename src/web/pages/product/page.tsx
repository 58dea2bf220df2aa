import { useRef } from 'react';
import type { Params } from 'react-router';
import { categoryProductsModule } from '#content/catalogue/category-products.ts';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { loadProduct, productTextModule, type Product } from '#content/catalogue/product.ts';
import { papers } from '#content/papers.ts';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { formatOrderLink } from '#domain/cart/order-link.ts';
import { getCategoryId, isQuill, parseProductId, productPath } from '#domain/catalogue/catalogue.ts';
import { categoryNames } from '#text/catalogue/names.ts';
import { composeProductHead, productPageTexts } from '#text/pages/product.ts';
import { ProductNotices } from '#web/features/catalogue/product-notices.tsx';
import { CompanyLetterhead } from '#web/features/company/company-letterhead.tsx';
import { IllustrationNote } from '#web/features/company/illustration-note.tsx';
import { TradeTerms } from '#web/features/company/trade-terms.tsx';
import { GradeRail } from '#web/features/grades/grade-rail.tsx';
import type { Page } from '#web/navigation/page.ts';
import { useEntryDraft } from '#web/storage/history/use-entry-draft.ts';
import { AskLinks } from './ask-links.tsx';
import { BackLink } from './back-link.tsx';
import { OrderBar } from './packs/order-bar.tsx';
import { blankPacks, PacksForm } from './packs/packs-form.tsx';
import { SampleLink } from './packs/sample-link.tsx';
import { ProductPictures } from './pictures/product-pictures.tsx';
import { ProductPager } from './product-pager.tsx';
import { ProductPapers } from './product-papers.tsx';
import { KeyFiguresList } from './specification/key-figures-list.tsx';
import { listKeyFigures } from './specification/key-figures.ts';
import { SpecificationPanel } from './specification/specification-panel.tsx';
import styles from './page.module.css';

export async function page(params: Params): Promise<Page | undefined> {
  const id = parseProductId(params.id);
  if (id === undefined) return undefined;
  const { product, products } = await loadProduct(id);
  return {
    head: composeProductHead(product.name, product.summary),
    socialCard: `product-${id}`,
    breadcrumbs: [
      { name: productPageTexts.parent, path: '/products' },
      { name: product.name, path: productPath(id) },
    ],
    product,
    content: <ProductPage product={product} products={products} />,
  };
}

export function textModules(params: Params): readonly string[] {
  const id = parseProductId(params.id);
  return id === undefined ? [] : [productTextModule(id), categoryProductsModule(getCategoryId(id))];
}

interface ProductPageProps {
  product: Product;
  products: readonly ListedProduct[];
}

function ProductPage({ product, products }: ProductPageProps) {
  const { id } = product;
  const orderAnchor = useRef<HTMLAnchorElement>(null);
  const packsForm = useRef<HTMLFormElement>(null);
  const { fields: packs, change: changePacks } = useEntryDraft(blankPacks, { container: packsForm });
  const orderHref = formatOrderLink(id, packs);
  const keyFigures = listKeyFigures(product.specification);
  return (
    <>
      <div className={styles.layout}>
        <CompanyLetterhead />
        <div className={styles.columns}>
          <div className={styles.topLine}>
            <BackLink />
            <p className="eyebrow max-md:tracking-8">{categoryNames[getCategoryId(id)]}</p>
          </div>
          <div className={styles.pictures}>
            <ProductPictures product={product} />
          </div>
          <div className={styles.side}>
            <div className={styles.intro}>
              <div>
                <h1 className={styles.name}>{product.name}</h1>
                <p className="mt-1 font-serif leading-130 text-ink-soft">
                  <i lang="la">{product.specification.botanicalName}</i>
                </p>
              </div>
              <KeyFiguresList figures={keyFigures} lengthsMm={product.lengthsMm} />
              <PacksForm
                ref={packsForm}
                orderAnchor={orderAnchor}
                id={id}
                fields={packs}
                usualPackKg={product.usualPackKg}
                orderHref={orderHref}
                onChange={changePacks}
              />
              <SampleLink id={id} />
              <TradeTerms id={id} className="mb-3" />
              <p className="leading-normal text-ink-soft">{addNoBreakSpaces(product.summary)}</p>
              <AskLinks question={productPageTexts.question(product.name, id)} />
              <ProductNotices ids={[id]} />
              <IllustrationNote />
            </div>
            <SpecificationPanel
              specification={product.specification}
              lengthsMm={product.lengthsMm}
              keyFigures={keyFigures}
              note={product.specificationNote}
            />
          </div>
          <div className={styles.text}>
            <section className="grid gap-6" aria-label={productPageTexts.descriptionTitle}>
              {product.description.map((paragraph) => (
                <p key={paragraph}>{addNoBreakSpaces(paragraph)}</p>
              ))}
            </section>
            <ProductPapers id={id} name={product.name} papers={papers} />
          </div>
        </div>
      </div>
      <div className="print:hidden">
        {isQuill(id) && <GradeRail currentId={id} />}
        <ProductPager id={id} products={products} />
      </div>
      <OrderBar orderAnchor={orderAnchor} orderHref={orderHref} name={product.name} figure={keyFigures[0]} />
    </>
  );
}
