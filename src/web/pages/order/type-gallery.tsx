import { useEffect, useRef } from 'react';
import type { ListedProduct } from '#content/listed-product.ts';
import { productName } from '#text/catalogue.ts';
import { order } from '#text/order.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './type-gallery.module.css';

interface TypeGalleryProps {
  products: readonly ListedProduct[];
  selected: ListedProduct;
  onChoose: (type: string) => void;
}

const maxPerRow = 7;

/** The chosen type's picture, and a small one of each type of the category that chooses it. */
export function TypeGallery({ products, selected, onChoose }: TypeGalleryProps) {
  const row = useRef<HTMLDivElement>(null);
  const main = selected.picture;
  // Where there is room: one row, or two of nearly the same length.
  const columns = products.length > maxPerRow ? Math.ceil(products.length / 2) : products.length;

  useEffect(() => {
    // On a phone the row is wider than the page: the chosen picture is brought into view in it.
    const label = row.current?.querySelector(`[data-id="${selected.id}"]`);
    if (!(label instanceof HTMLElement) || !row.current) return;
    const left = label.offsetLeft - (row.current.clientWidth - label.offsetWidth) / 2;
    row.current.scrollTo({ left });
  }, [selected.id]);

  return (
    <>
      <Picture
        key={main.file.id}
        source={main}
        sizes="(min-width: 1296px) 36rem, (min-width: 768px) 46vw, 92vw"
        className={styles.main}
        priority
      />
      <div ref={row} className={styles.row} role="radiogroup" aria-label={order.galleryLabel} data-columns={columns}>
        {products.map(({ id, picture }) => (
          <label key={id} data-id={id} className={styles.choice}>
            <input
              type="radio"
              name="type-picture"
              value={productName(id)}
              checked={id === selected.id}
              onChange={() => onChoose(productName(id))}
            />
            <Picture source={picture} alt="" sizes="88px" className={styles.thumb} />
            <span className={styles.name}>{productName(id)}</span>
          </label>
        ))}
      </div>
    </>
  );
}
