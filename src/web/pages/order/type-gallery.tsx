import { memo, useEffect, useRef, useState } from 'react';
import type { ListedProduct } from '#content/listed-product.ts';
import type { ProductId } from '#domain/catalogue.ts';
import { productName } from '#text/catalogue.ts';
import { order } from '#text/order.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SharedPicture } from '#web/ui/shared-picture.tsx';
import styles from './type-gallery.module.css';

interface TypeGalleryProps {
  products: readonly ListedProduct[];
  selected: ListedProduct;
  onChoose: (type: string) => void;
}

const maxPerRow = 7;

/** The thumbnails that a phone shows before the row is scrolled. */
const firstScreen = 5;

/** The picture of the selected type, and a thumbnail of each type of the category that selects it. */
export const TypeGallery = memo(function TypeGallery({ products, selected, onChoose }: TypeGalleryProps) {
  // The ring is painted before the picture and the form follow; not in a transition, which would take a picture of the page.
  const [pressedId, press] = useState<ProductId>();
  const row = useRef<HTMLDivElement>(null);
  const main = selected.picture;
  // On wide screens: one row, or two of nearly equal length.
  const columns = products.length > maxPerRow ? Math.ceil(products.length / 2) : products.length;

  useEffect(() => {
    // On a phone the row scrolls: bring the selected thumbnail into view.
    const label = row.current?.querySelector(`[data-id="${selected.id}"]`);
    if (!(label instanceof HTMLElement) || !row.current) return;
    const left = label.offsetLeft - (row.current.clientWidth - label.offsetWidth) / 2;
    row.current.scrollTo({ left });
  }, [selected.id]);

  return (
    <>
      <SharedPicture key={main.file.id} id={main.file.id}>
        <Picture
          source={main}
          sizes="(min-width: 1296px) 36rem, (min-width: 768px) 46vw, 80vw"
          className={`ui-4-3 ui-round ${styles.main}`}
          priority
        />
      </SharedPicture>
      <div
        ref={row}
        className={`ui-flex ui-relative ui-gap-3 ${styles.row}`}
        role="radiogroup"
        aria-label={order.galleryLabel}
        data-columns={columns}
      >
        {products.map(({ id, picture }, index) => (
          <label
            key={id}
            data-id={id}
            className={`ui-block ui-relative ui-rigid ${index < firstScreen ? '' : 'ui-later'} ${styles.choice}`}
          >
            <input
              className="ui-absolute ui-full ui-full-height"
              type="radio"
              name="type-picture"
              value={productName(id)}
              checked={id === (pressedId ?? selected.id)}
              onChange={() => {
                press(id);
                afterPaint(() => {
                  press(undefined);
                  onChoose(productName(id));
                });
              }}
            />
            <Picture source={picture} alt="" sizes="88px" className={`ui-round-sm ${styles.thumb}`} />
            <span className={`ui-block ui-soft ui-xs ui-mt-2 ui-tight ui-text-center ${styles.name}`}>
              {productName(id)}
            </span>
          </label>
        ))}
      </div>
    </>
  );
});
