import { memo, useState } from 'react';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly ListedProduct[];
  entranceKey: string | undefined;
}

/**
 * A new `entranceKey` repeats the entrance animation, by another value of `data-entrance`; without a key there is
 * none.
 */
export const ProductGrid = memo(function ProductGrid({ products, entranceKey }: ProductGridProps) {
  const [entrance, setEntrance] = useState({ entranceKey, isSecond: false });
  // The state is set while rendering, so that the cards are not painted with the old attribute first.
  if (entrance.entranceKey !== entranceKey) setEntrance({ entranceKey, isSecond: !entrance.isSecond });

  return (
    <ul className={styles.grid} data-entrance={entranceKey && (entrance.isSecond ? 'second' : 'first')}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} hasPriority={index === 0} />
      ))}
    </ul>
  );
});
