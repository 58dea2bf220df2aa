import { useDeferredValue, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { ListedProduct } from '#content/listed-product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './products-page.module.css';

/** Cards in a row of the widest grid; the other new ones are rendered later. */
const maxPerRow = 4;

const none: readonly ListedProduct[] = [];

interface ProductGridProps {
  products: readonly ListedProduct[];
  /** The cards enter again when it changes. */
  listKey: string;
  /** Whether the cards stand without an entrance. */
  isStill: boolean;
}

/** The cards of the products. Those that stay are kept, which is faster than new ones; only their entrance is repeated. */
export function ProductGrid({ products, listKey, isStill }: ProductGridProps) {
  const [entrance, setEntrance] = useState({ listKey, isRepeated: false });
  if (entrance.listKey !== listKey) setEntrance({ listKey, isRepeated: !entrance.isRepeated });

  const animation = entrance.isRepeated ? `${styles.entering} ${styles.again}` : styles.entering;

  // After back or forward the page needs its full height at once.
  const settled = useDeferredValue(products, useNavigationType() === 'POP' ? products : none);
  const listed = products.filter((product, index) => index < maxPerRow || settled.includes(product));
  return (
    <ul className={`ui-later-cards ui-stack ui-gap-5-4 ${styles.grid} ${isStill ? '' : animation}`}>
      {listed.map((product, index) => (
        <ProductCard key={product.id} product={product} priority={index === 0} />
      ))}
    </ul>
  );
}
