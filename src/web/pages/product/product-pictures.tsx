import { lazy, Suspense, useRef, useState, ViewTransition } from 'react';
import type { Product } from '#content/product.ts';
import { productPage } from '#text/product.ts';
import { PageLoadError } from '#web/page-load-error.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './product-pictures.module.css';

/** In a chunk of its own: not every visitor has a mouse. */
const Loupe = lazy(async () => ({ default: (await import('./loupe.tsx')).Loupe }));

/** In a chunk of its own: few visits open a picture. */
const PictureViewer = lazy(async () => {
  try {
    return { default: (await import('#web/ui/picture-viewer.tsx')).PictureViewer };
  } catch (cause) {
    throw new PageLoadError(window.location.pathname, { cause });
  }
});

/** The product's main picture, which opens in the viewer, and thumbnails of all its pictures that show them large. */
export function ProductPictures({ product }: { product: Product }) {
  const { name, picture: main, details } = product;
  const pictures = [main, ...details];
  const [selected, setSelected] = useState(main);
  const [hasChanged, setHasChanged] = useState(false);
  const [isPointed, setIsPointed] = useState(false);
  const [isOpen, setIsOpen] = useState<boolean>();
  const frame = useRef<HTMLButtonElement>(null);

  return (
    <div role="group" aria-label={productPage.picturesLabel(name)} className={styles.pictures}>
      <ViewTransition name={main.file.id} default="none" share="auto">
        <button
          ref={frame}
          type="button"
          className={styles.frame}
          aria-label={productPage.enlarge(selected.alt)}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          onPointerEnter={({ pointerType }) => setIsPointed(pointerType === 'mouse')}
          onPointerLeave={() => setIsPointed(false)}
        >
          <Picture
            source={selected}
            sizes="(min-width: 768px) 58vw, 80vw"
            className={`${styles.large} ${hasChanged ? styles.changed : ''}`}
            priority
          />
          {isPointed && (
            <Suspense>
              <Loupe source={selected} frame={frame} />
            </Suspense>
          )}
        </button>
      </ViewTransition>
      <div className={styles.thumbnails}>
        {pictures.map((picture, index) => (
          <button
            key={picture.file.id}
            type="button"
            className={styles.thumbnail}
            aria-pressed={picture === selected}
            aria-label={productPage.showPicture(index + 1, picture.alt)}
            onClick={() => {
              setSelected(picture);
              setHasChanged(true);
            }}
          >
            <Picture source={picture} alt="" sizes="96px" className={styles.small} />
          </button>
        ))}
      </div>
      {isOpen !== undefined && (
        <Suspense>
          <PictureViewer
            picture={isOpen ? selected : undefined}
            onClose={() => setIsOpen(false)}
            className={styles.viewed}
            pictures={pictures}
            onNavigate={setSelected}
          />
        </Suspense>
      )}
    </div>
  );
}
