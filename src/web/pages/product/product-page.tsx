import { useRef, useState } from 'react';
import { company } from '#content/company.ts';
import type { ListedProduct } from '#content/listed-product.ts';
import type { Product } from '#content/product.ts';
import { categoryOf } from '#domain/catalogue.ts';
import { isQuill } from '#domain/grades.ts';
import { categoryNames } from '#text/catalogue.ts';
import { productPage } from '#text/product.ts';
import { formatOrderLink } from '#web/cart/order-link.ts';
import { GradeRail } from '#web/grades/grade-rail.tsx';
import { CompanyLetterhead } from '#web/ui/company-letterhead.tsx';
import { IllustrationNote } from '#web/ui/illustration-note.tsx';
import { noBreak } from '#web/ui/no-break.ts';
import { ProductNotices } from '#web/ui/product-notices.tsx';
import { BackLink } from './back-link.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { KeyFiguresList } from './key-figures-list.tsx';
import { keyFigures } from './key-figures.ts';
import { ProductPager } from './product-pager.tsx';
import { ProductPapers } from './product-papers.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { RequestBar } from './request-bar.tsx';
import { RequestQuote } from './request-quote.tsx';
import { SampleLink } from './sample-link.tsx';
import styles from './product-page.module.css';

interface ProductPageProps {
  product: Product;
  /** All products of its category. */
  products: readonly ListedProduct[];
}

/** One product: pictures, name, key figures, request, specification and description. Prints as one sheet. */
export function ProductPage({ product, products }: ProductPageProps) {
  const { id } = product;
  const request = useRef<HTMLAnchorElement>(null);
  const [target, setTarget] = useState(() => formatOrderLink(id));
  const figures = keyFigures(product.figures);
  const question = encodeURIComponent(productPage.question(product.name, id));
  return (
    <>
      <div className={`ui-pb-7 ${styles.sheet}`}>
        <CompanyLetterhead />
        <div className={`ui-stack ui-one-column ui-row-gap-3 ${styles.top}`}>
          <div className={`ui-screen-only ui-cluster ui-spread ui-gap-0-2 ${styles.place}`}>
            <BackLink />
            <p className="ui-eyebrow">{categoryNames[categoryOf(id)]}</p>
          </div>
          <div className={styles.pictures}>
            <ProductPictures product={product} />
          </div>
          <div className={`ui-stack ui-top ui-gap-3 ${styles.intro}`}>
            <div>
              <h1 className="ui-title-md">{product.name}</h1>
              <p className="ui-serif ui-soft ui-mt-1 ui-tight">
                <i lang="la">{product.figures.botanicalName}</i>
              </p>
            </div>
            <KeyFiguresList figures={figures} />
            <RequestQuote ref={request} id={id} target={target} onChange={setTarget} />
            <SampleLink id={id} samples={company.samples} />
            <p className="ui-soft ui-roomy">{noBreak(product.summary)}</p>
            <p className="ui-screen-only ui-cluster ui-note ui-gap-3">
              {productPage.ask}
              {/* On a narrow screen both ways go to the next line. */}
              <span className="ui-cluster ui-gap-3">
                <a
                  className="ui-text-link"
                  href={`https://wa.me/${company.whatsappNumber}?text=${question}%3A%20`}
                  target="_blank"
                  rel="noopener"
                >
                  {productPage.askWays.whatsApp}
                </a>
                <a className="ui-text-link" href={`mailto:${company.email}?subject=${question}&body=${question}%3A%20`}>
                  {productPage.askWays.mail}
                </a>
              </span>
            </p>
            <ProductNotices ids={[id]} />
            <IllustrationNote />
          </div>
        </div>
        <div className={`ui-stack ui-one-column ui-row-gap-7 ui-mt-6 ${styles.details}`}>
          <FiguresPanel figures={product.figures} note={product.figuresNote}>
            <ProductPapers id={id} name={product.name} />
          </FiguresPanel>
          <section className="ui-stack ui-top ui-measure ui-gap-5" aria-label={productPage.descriptionTitle}>
            {product.description.map((paragraph) => (
              <p key={paragraph}>{noBreak(paragraph)}</p>
            ))}
          </section>
        </div>
      </div>
      <div className="ui-screen-only">
        {isQuill(id) && <GradeRail currentId={id} />}
        <ProductPager id={id} products={products} />
      </div>
      <RequestBar request={request} target={target} name={product.name} figure={figures[0]} />
    </>
  );
}
