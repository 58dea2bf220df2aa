import { Link } from 'react-router';
import type { ListedProduct } from '#content/listed-product.ts';
import { categoryOf, type ProductId } from '#domain/catalogue.ts';
import { categoryNames } from '#text/catalogue.ts';
import { productPage } from '#text/product.ts';
import { useProductListOrigin } from '#web/features/catalogue/use-product-list-origin.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './product-pager.module.css';

interface ProductPagerProps {
  id: ProductId;
  /** All products of the category. */
  products: readonly ListedProduct[];
}

export function ProductPager({ id, products }: ProductPagerProps) {
  const { linkState } = useProductListOrigin();
  const category = categoryOf(id);
  const index = products.findIndex((product) => product.id === id);
  const directions = [
    { product: products[index - 1], icon: 'previous', word: productPage.previous, className: styles.previous },
    { product: products[index + 1], icon: 'next', word: productPage.next, className: styles.next },
  ] as const;
  return (
    <nav
      className={`mx-auto grid max-w-page gap-4 px-gutter py-7 ${styles.pager}`}
      aria-label={productPage.neighboursLabel(categoryNames[category])}
    >
      {directions.map(({ product, icon, word, className }) =>
        product ? (
          <Link
            key={word}
            className={`flex flex-wrap items-center gap-4 rounded-md p-3 text-ink no-underline transition-soft ${styles.link} ${className}`}
            to={`/product/${product.id}`}
            state={linkState}
            rel={icon === 'previous' ? 'prev' : 'next'}
          >
            <Picture
              source={product.picture}
              alt=""
              sizes="120px"
              className={`aspect-4/3 flex-none rounded-sm ${styles.picture}`}
            />
            <span className={`min-w-0 ${styles.words}`}>
              <span className={`block text-xs font-semibold text-accent-strong ${styles.label}`}>{word}</span>
              <span className="block font-serif-small text-title-sm leading-tighter">{product.name}</span>
            </span>
            <Icon name={icon} className="flex-none text-accent-strong" />
          </Link>
        ) : (
          <Link
            key={word}
            className={`flex flex-wrap items-center gap-4 rounded-md p-3 text-ink no-underline transition-soft ${styles.link} ${className}`}
            to={`/products?category=${category}`}
          >
            <span className={`min-w-0 ${styles.words} block font-serif-small text-title-sm leading-tighter`}>
              {productPage.allOf[category]}
            </span>
            <Icon name={icon} className="flex-none text-accent-strong" />
          </Link>
        ),
      )}
    </nav>
  );
}
