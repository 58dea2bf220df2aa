import { memo, useEffect, useRef } from 'react';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { getStoredType } from '#domain/catalogue/catalogue.ts';
import { grades, isGraded } from '#domain/catalogue/grades.ts';
import { getShortName } from '#text/catalogue/names.ts';
import { orderPageTexts } from '#text/pages/order.ts';
import { centerInRow } from '#web/browser/center-in-row.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SharedPicture } from '#web/ui/shared-picture.tsx';
import styles from './product-gallery.module.css';

interface ProductGalleryProps {
  products: readonly ListedProduct[];
  selectedProduct: ListedProduct;
  onChoose: (type: string) => void;
}

export const ProductGallery = memo(function ProductGallery({
  products,
  selectedProduct,
  onChoose,
}: ProductGalleryProps) {
  const row = useRef<HTMLDivElement>(null);
  const mainPicture = selectedProduct.picture;

  useEffect(() => {
    const label = row.current?.querySelector(`[data-id="${selectedProduct.id}"]`);
    if (label instanceof HTMLElement) centerInRow(label);
  }, [selectedProduct.id]);

  return (
    <>
      <SharedPicture key={mainPicture.file.id} id={mainPicture.file.id}>
        <Picture
          source={mainPicture}
          sizes="(min-width: 1296px) 36rem, (min-width: 768px) 46vw, 80vw"
          className={styles.main}
          hasPriority
        />
      </SharedPicture>
      <div ref={row} className={styles.row} role="radiogroup" aria-label={orderPageTexts.galleryLabel}>
        {products.map(({ id, picture }) => (
          <label key={id} data-id={id} className={styles.choice}>
            <input
              className="absolute h-full w-full cursor-pointer opacity-0"
              type="radio"
              name="type"
              value={getStoredType(id)}
              checked={id === selectedProduct.id}
              onChange={() => onChoose(getStoredType(id))}
            />
            <Picture source={picture} alt="" sizes="88px" className={styles.thumb} />
            <span className={styles.name}>
              <span>{getShortName(id)}</span>
              {isGraded(id) && (
                <span className="block text-fine tabular-nums" aria-hidden="true">
                  {orderPageTexts.diameter(grades[id].diameterMm)}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </>
  );
});
