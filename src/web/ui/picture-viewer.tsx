import { useEffect, useState } from 'react';
import type { PictureSource } from '#content/picture.ts';
import { viewer } from '#text/viewer.ts';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';
import { Picture } from './picture.tsx';
import styles from './picture-viewer.module.css';

const noPictures: readonly PictureSource[] = [];

interface PictureViewerProps {
  /** The picture that is open; undefined while the viewer is closed. */
  picture: PictureSource | undefined;
  onClose: () => void;
  /** Class that gives the pictures' shape, as `--ratio`. */
  className: string | undefined;
  /** Pictures to page through, and the callback for previous and next. */
  pictures?: readonly PictureSource[];
  onNavigate?: (picture: PictureSource) => void;
}

/** A picture with its caption on a dark full screen; backdrop, close button and Escape close it. */
export function PictureViewer({ picture, onClose, className, pictures = noPictures, onNavigate }: PictureViewerProps) {
  // Keep the last picture while the viewer fades out.
  const [shown, setShown] = useState(picture);
  if (picture !== undefined && picture !== shown) setShown(picture);

  const index = shown === undefined ? -1 : pictures.indexOf(shown);
  const step = (by: number) => {
    const next = pictures.at((index + by) % pictures.length);
    if (next !== undefined) onNavigate?.(next);
  };

  useEffect(() => {
    if (picture === undefined) return;
    const stepByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    window.addEventListener('keydown', stepByKey);
    return () => window.removeEventListener('keydown', stepByKey);
  });

  return (
    <Modal open={picture !== undefined} onClose={onClose} label={viewer.label}>
      <IconButton variant="dark" className={styles.close} icon="close" label={viewer.close} onClick={onClose} />
      {pictures.length > 0 && (
        <>
          <IconButton
            variant="dark"
            className={styles.previous}
            icon="previous"
            label={viewer.previous}
            onClick={() => step(-1)}
          />
          <IconButton variant="dark" className={styles.next} icon="next" label={viewer.next} onClick={() => step(1)} />
        </>
      )}
      {shown !== undefined && (
        <figure className={`${styles.figure} ${className ?? ''}`}>
          <Picture source={shown} sizes="92vw" priority className={styles.frame} />
          <figcaption className={styles.caption} aria-live="polite">
            {index >= 0 && <span className={styles.position}>{viewer.position(index + 1, pictures.length)}</span>}
            {shown.alt}
          </figcaption>
        </figure>
      )}
    </Modal>
  );
}
