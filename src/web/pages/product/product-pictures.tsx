import { useState, ViewTransition } from 'react';
import { displayName } from '#content/en/catalogue.ts';
import { alt } from '#content/en/pictures.ts';
import { productPage } from '#content/en/product.ts';
import { productPicture, productViews, type ProductView } from '#content/product-picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './product-pictures.module.css';

/** The product's main picture, and its views as buttons that show them large. */
export function ProductPictures({ id }: { id: number }) {
  const [shown, setShown] = useState<ProductView>();
  const large = productPicture(id, shown ?? 'main');
  return (
    <div role="group" aria-label={productPage.picturesLabel(displayName(id))}>
      <ViewTransition name={productPicture(id, 'main')} default="none" share="auto">
        <Picture
          id={large}
          alt={alt[large]}
          sizes="(min-width: 1296px) 660px, (min-width: 768px) 54vw, 92vw"
          className={`${styles.large} ${shown ? styles.changed : ''}`}
          priority
        />
      </ViewTransition>
      <div className={styles.thumbnails}>
        {productViews.map((view, index) => {
          const picture = productPicture(id, view);
          return (
            <button
              key={view}
              type="button"
              className={styles.thumbnail}
              aria-pressed={view === (shown ?? 'main')}
              aria-label={productPage.showPicture(index + 1, alt[picture])}
              onClick={() => setShown(view)}
            >
              <Picture id={picture} alt="" sizes="96px" className={styles.small} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
