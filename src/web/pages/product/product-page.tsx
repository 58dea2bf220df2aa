import type { ListedProduct } from '#content/listed-product.ts';
import type { Product } from '#content/product.ts';
import { categoryOf } from '#domain/catalogue.ts';
import { isQuill } from '#domain/grades.ts';
import { categoryNames } from '#text/catalogue.ts';
import { productPage } from '#text/product.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { GradeGuide } from './grade-guide.tsx';
import { ProductPager } from './product-pager.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { RequestQuote } from './request-quote.tsx';
import styles from './product-page.module.css';

interface ProductPageProps {
  product: Product;
  /** All products of its category. */
  products: readonly ListedProduct[];
}

/** One product: pictures, name, description, figures and the link to its order form. */
export function ProductPage({ product, products }: ProductPageProps) {
  const { id } = product;
  return (
    <>
      <div className={`ui-container ${styles.page}`}>
        <Link className={`ui-text-link ${styles.back}`} to="/products">
          <Icon name="previous" size={18} />
          {productPage.back}
        </Link>
        <div className={styles.top}>
          <ProductPictures product={product} />
          <div className={styles.intro}>
            <p className="ui-eyebrow">{categoryNames[categoryOf(id)]}</p>
            <h1 className={`ui-title-lg ${styles.name}`}>{product.name}</h1>
            <p className={`ui-lead ${styles.summary}`}>{product.summary}</p>
            <RequestQuote id={id} />
          </div>
        </div>
        <div className={styles.details}>
          <section className={styles.description} aria-label={productPage.descriptionTitle}>
            {product.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <FiguresPanel figures={product.figures} note={product.figuresNote} />
        </div>
      </div>
      <BelowTheFold>
        {isQuill(id) && <GradeGuide currentId={id} />}
        <ProductPager id={id} products={products} />
      </BelowTheFold>
    </>
  );
}
