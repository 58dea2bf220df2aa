import type { ListedProduct } from '#content/listed-product.ts';
import { categoryNames } from '#text/catalogue.ts';
import { productPage } from '#text/product.ts';
import { categoryOf, type ProductId } from '#domain/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from 'react-router';
import { Picture } from '#web/ui/picture.tsx';
import styles from './neighbours.module.css';

interface NeighboursProps {
  readonly id: ProductId;
  /** All products of the category. */
  readonly products: readonly ListedProduct[];
}

/** The products before and after this one in its category. */
export function Neighbours({ id, products }: NeighboursProps) {
  const index = products.findIndex((product) => product.id === id);
  const directions = [
    { product: products[index - 1], icon: 'previous', word: productPage.previous, className: styles.previous },
    { product: products[index + 1], icon: 'next', word: productPage.next, className: styles.next },
  ] as const;
  return (
    <nav className={styles.neighbours} aria-label={productPage.neighboursLabel(categoryNames[categoryOf(id)])}>
      {directions.map(
        ({ product, icon, word, className }) =>
          product && (
            <Link
              key={word}
              className={`${styles.neighbour} ${className}`}
              to={`/product/${product.id}`}
              rel={icon === 'previous' ? 'prev' : 'next'}
            >
              <Picture source={product.picture} alt="" sizes="120px" className={styles.picture} />
              <span>
                <span className={styles.word}>{word}</span>
                <span className={styles.name}>{product.name}</span>
              </span>
              <Icon name={icon} />
            </Link>
          ),
      )}
    </nav>
  );
}
