import { useEffect, useRef } from 'react';
import { alt } from '#content/en/pictures.ts';
import { productName } from '#content/en/catalogue.ts';
import { order } from '#content/en/order.ts';
import type { PictureId } from '#content/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './type-gallery.module.css';

interface TypeGalleryProps {
  ids: readonly number[];
  /** Id of the chosen product. */
  chosen: number;
  onChoose: (type: string) => void;
}

const maxPerRow = 7;

/** The chosen type's picture, and a small one of each type of the category that chooses it. */
export function TypeGallery({ ids, chosen, onChoose }: TypeGalleryProps) {
  const row = useRef<HTMLDivElement>(null);
  const main = pictureOf(chosen);
  // Where there is room: one row, or two of nearly the same length.
  const columns = ids.length > maxPerRow ? Math.ceil(ids.length / 2) : ids.length;

  useEffect(() => {
    // On a phone the row is wider than the page: the chosen picture is brought into view in it.
    const label = row.current?.querySelector(`[data-id="${chosen}"]`);
    if (!(label instanceof HTMLElement) || !row.current) return;
    const left = label.offsetLeft - (row.current.clientWidth - label.offsetWidth) / 2;
    row.current.scrollTo({ left });
  }, [chosen]);

  return (
    <>
      <Picture
        key={main}
        id={main}
        alt={alt[main]}
        sizes="(min-width: 1296px) 36rem, (min-width: 768px) 46vw, 92vw"
        className={styles.main}
        priority
      />
      <div ref={row} className={styles.row} role="radiogroup" aria-label={order.galleryLabel} data-columns={columns}>
        {ids.map((id) => (
          <label key={id} data-id={id} className={styles.choice}>
            <input
              type="radio"
              name="type-picture"
              value={productName(id)}
              checked={id === chosen}
              onChange={() => onChoose(productName(id))}
            />
            <Picture id={pictureOf(id)} alt="" sizes="88px" className={styles.thumb} />
            <span className={styles.name}>{productName(id)}</span>
          </label>
        ))}
      </div>
    </>
  );
}

function pictureOf(id: number): PictureId {
  return `product-${String(id).padStart(2, '0')}-main` as PictureId;
}
