import type { Product } from '#content/product.ts';
import type { ListedProduct } from '#content/listed-product.ts';
import { categoryNames } from '#text/catalogue.ts';
import { productPage } from '#text/product.ts';
import { categoryOf } from '#domain/catalogue.ts';
import { isQuill } from '#domain/grades.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from 'react-router';
import { FiguresPanel } from './figures-panel.tsx';
import { GradeGuide } from './grade-guide.tsx';
import { Neighbours } from './neighbours.tsx';
import { ProductPictures } from './product-pictures.tsx';
import styles from './product-page.module.css';
import { RequestQuote } from './request-quote.tsx';

interface ProductPageProps {
  readonly product: Product;
  /** All products of its category. */
  readonly products: readonly ListedProduct[];
}

/** One product: pictures, name, three paragraphs, figures, and the way to its quote. */
export function ProductPage({ product, products }: ProductPageProps) {
  const { id } = product;
  return (
    <>
      <div className={styles.page}>
        <Link className={styles.back} to="/products">
          <Icon name="previous" size={18} />
          {productPage.back}
        </Link>
        <div className={styles.top}>
          <ProductPictures product={product} />
          <div className={styles.intro}>
            <p className={styles.category}>{categoryNames[categoryOf(id)]}</p>
            <h1 className={styles.name}>{product.name}</h1>
            <p className={styles.summary}>{product.summary}</p>
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
        <Neighbours id={id} products={products} />
      </BelowTheFold>
    </>
  );
}
