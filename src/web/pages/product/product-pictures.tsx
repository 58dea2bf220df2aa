import { useState, ViewTransition } from 'react';
import type { PictureSource } from '#content/picture.ts';
import type { Product } from '#content/product.ts';
import { productPage } from '#text/product.ts';
import { IllustrationNote } from '#web/ui/illustration-note.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './product-pictures.module.css';

/** The product's main picture, and thumbnails of all its pictures that show them large. */
export function ProductPictures({ product }: { product: Product }) {
  const { name, picture: main, details } = product;
  const [selected, setSelected] = useState<PictureSource>();
  const large = selected ?? main;
  return (
    <div role="group" aria-label={productPage.picturesLabel(name)}>
      <ViewTransition name={main.file.id} default="none" share="auto">
        <Picture
          source={large}
          sizes="(min-width: 1296px) 660px, (min-width: 768px) 54vw, 92vw"
          className={`${styles.large} ${selected ? styles.changed : ''}`}
          priority
        />
      </ViewTransition>
      <div className={styles.thumbnails}>
        {[main, ...details].map((picture, index) => (
          <button
            key={picture.file.id}
            type="button"
            className={styles.thumbnail}
            aria-pressed={picture === large}
            aria-label={productPage.showPicture(index + 1, picture.alt)}
            onClick={() => setSelected(picture)}
          >
            <Picture source={picture} alt="" sizes="96px" className={styles.small} />
          </button>
        ))}
      </div>
      <IllustrationNote />
    </div>
  );
}
