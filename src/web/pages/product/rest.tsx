import type { ListedProduct } from '#content/listed-product.ts';
import type { Product } from '#content/product.ts';
import type { ProductId } from '#domain/catalogue.ts';
import { isQuill } from '#domain/grades.ts';
import { productPage } from '#text/product.ts';
import { GradeRail } from '#web/grades/grade-rail.tsx';
import { noBreak } from '#web/ui/no-break.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { ProductPager } from './product-pager.tsx';
import { ProductPapers } from './product-papers.tsx';

/** All figures of a product, the papers that can be asked for, and its description. */
export function Details({ product }: { product: Product }) {
  return (
    <>
      <FiguresPanel figures={product.figures} note={product.figuresNote}>
        <ProductPapers id={product.id} name={product.name} />
      </FiguresPanel>
      <section className="ui-stack ui-top ui-measure ui-gap-5" aria-label={productPage.descriptionTitle}>
        {product.description.map((paragraph) => (
          <p key={paragraph}>{noBreak(paragraph)}</p>
        ))}
      </section>
    </>
  );
}

interface OtherProductsProps {
  id: ProductId;
  /** All products of its category. */
  products: readonly ListedProduct[];
}

/** For a quill all grades, then the products beside this one. */
export function OtherProducts({ id, products }: OtherProductsProps) {
  return (
    <div className="ui-screen-only ui-later ui-screen-high">
      {isQuill(id) && <GradeRail currentId={id} />}
      <ProductPager id={id} products={products} />
    </div>
  );
}
