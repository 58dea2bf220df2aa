import { useState, type PointerEvent } from 'react';
import type { Product } from '#content/catalogue/product.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { LargePictureLink } from '#web/features/viewer/large-picture-link.tsx';
import { PictureViewer, preloadPictureViewer } from '#web/features/viewer/picture-viewer.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SharedPicture } from '#web/ui/shared-picture.tsx';
import { attachLoupe } from './loupe.ts';
import styles from './product-pictures.module.css';

export function ProductPictures({ product }: { product: Product }) {
  const { name, picture: mainPicture, detailPictures } = product;
  const pictures = [mainPicture, ...detailPictures];
  const [index, setIndex] = useState(0);
  const [hasChanged, setHasChanged] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const selected = pictures[index] ?? mainPicture;

  return (
    <div role="group" aria-label={productPageTexts.picturesLabel(name)} className={styles.pictures}>
      <SharedPicture id={mainPicture.file.id}>
        <LargePictureLink
          className={styles.frame}
          data-changed={hasChanged || undefined}
          file={selected.file}
          label={productPageTexts.enlarge(selected.alt)}
          onOpen={() => setIsOpen(true)}
          onPointerEnter={prepareEnlarging}
        >
          <Picture source={selected} sizes="(min-width: 768px) 58vw, 80vw" className={styles.large} hasPriority />
        </LargePictureLink>
      </SharedPicture>
      <div className={styles.thumbnails}>
        {pictures.map((picture, position) => (
          <Button
            key={picture.file.id}
            variant="bare"
            className={styles.thumbnail}
            aria-pressed={position === index}
            aria-label={productPageTexts.showPicture(position + 1, picture.alt)}
            onClick={() => {
              setIndex(position);
              setHasChanged(true);
            }}
          >
            <Picture source={picture} alt="" sizes="96px" className={styles.small} />
          </Button>
        ))}
      </div>
      <PictureViewer
        pictures={pictures}
        index={index}
        isOpen={isOpen}
        onIndexChange={setIndex}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}

function prepareEnlarging({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
  preloadPictureViewer();
  if (pointerType === 'mouse') attachLoupe(currentTarget);
}
