import { memo, useState } from 'react';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly ListedProduct[];
  listKey: string;
  hasEntrance: boolean;
}

/**
 * A new `listKey` repeats the entrance animation, by another value of `data-entrance`. Cards of products that are in
 * the old and the new list keep their elements, which is faster than creating new elements.
 */
export const ProductGrid = memo(function ProductGrid({ products, listKey, hasEntrance }: ProductGridProps) {
  const [entrance, setEntrance] = useState({ listKey, isSecond: false });
  // The state is set while rendering, so that the cards are not painted with the old attribute first.
  if (entrance.listKey !== listKey) setEntrance({ listKey, isSecond: !entrance.isSecond });
  const entranceName = entrance.isSecond ? 'second' : 'first';

  return (
    <ul className={styles.grid} data-entrance={hasEntrance ? entranceName : undefined}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} hasPriority={index === 0} />
      ))}
    </ul>
  );
});
