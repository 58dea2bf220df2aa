import { viewerTexts } from '#text/viewer/viewer.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Modal } from '#web/ui/controls/modal.tsx';
import { usePictureStage, type PictureStageOptions } from './use-picture-stage.ts';
import { ViewerSlide } from './viewer-slide.tsx';
import styles from './picture-dialog.module.css';

export function PictureDialog(props: PictureStageOptions) {
  const { stage, track, gestures, isZoomed, shown, count, step } = usePictureStage(props);
  const { pictures, index, isOpen, onClose } = props;

  return (
    <Modal isOpen={isOpen} onClose={onClose} label={viewerTexts.label} className={styles.dialog}>
      <IconButton
        variant="dark"
        size="large"
        className={`${styles.close} ${styles.fade}`}
        icon="close"
        label={viewerTexts.close}
        onClick={onClose}
      />
      <IconButton
        variant="dark"
        size="large"
        className={`${styles.zoom} ${styles.fade}`}
        icon={isZoomed ? 'minus' : 'plus'}
        label={isZoomed ? viewerTexts.whole : viewerTexts.zoom}
        onClick={() => (isZoomed ? gestures.current?.showWhole() : gestures.current?.zoomToNextScale())}
      />
      {count > 1 && (
        <>
          <IconButton
            variant="dark"
            size="large"
            className={`${styles.previous} ${styles.fade}`}
            icon="previous"
            label={viewerTexts.previous}
            onClick={() => step(-1)}
          />
          <IconButton
            variant="dark"
            size="large"
            className={`${styles.next} ${styles.fade}`}
            icon="next"
            label={viewerTexts.next}
            onClick={() => step(1)}
          />
        </>
      )}
      <figure className={styles.figure} data-paged={count > 1 || undefined} data-zoomed={isZoomed || undefined}>
        <div ref={stage} className={styles.stage}>
          <div ref={track} className="absolute inset-0">
            {listSlidesAround(index, count).map(({ index: slideIndex, offset }) => {
              const picture = pictures[slideIndex];
              return (
                picture && (
                  <ViewerSlide
                    key={picture.file.id}
                    picture={picture}
                    offset={offset}
                    isZoomed={isZoomed && offset === 0}
                    isOpen={isOpen}
                  />
                )
              );
            })}
          </div>
        </div>
        <figcaption className={`${styles.caption} ${styles.fade}`} aria-live="polite">
          {count > 1 && (
            <span className="flex-none text-accent tabular-nums">{viewerTexts.position(index + 1, count)}</span>
          )}
          <span>{shown?.alt}</span>
        </figcaption>
      </figure>
    </Modal>
  );
}

function listSlidesAround(index: number, count: number): { readonly index: number; readonly offset: -1 | 0 | 1 }[] {
  return listOffsets(count).map((offset) => ({ index: (index + offset + count) % count, offset }));
}

function listOffsets(count: number): readonly (-1 | 0 | 1)[] {
  if (count > 2) return [-1, 0, 1];
  return count > 1 ? [0, 1] : [0];
}
