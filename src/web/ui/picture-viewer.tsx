import { useEffect, useState } from 'react';
import { viewer } from '#text/viewer.ts';
import type { PictureSource } from '#content/picture.ts';
import { Icon } from './icon.tsx';
import { Modal } from './modal.tsx';
import { Picture } from './picture.tsx';
import styles from './picture-viewer.module.css';

const alone: readonly PictureSource[] = [];

interface PictureViewerProps {
  /** The picture that is open; undefined while the viewer is closed. */
  readonly picture: PictureSource | undefined;
  readonly onClose: () => void;
  /** Class that gives the pictures' shape, as `--ratio`. */
  readonly className: string | undefined;
  /** For a series: its pictures in order, and what to do when the visitor leafs to another one. */
  readonly series?: readonly PictureSource[];
  readonly onLeaf?: (picture: PictureSource) => void;
}

/** A picture on a dark full screen with its text; backdrop, close button or Escape closes. */
export function PictureViewer({ picture, onClose, className, series = alone, onLeaf }: PictureViewerProps) {
  // What was open stays while the viewer fades out.
  const [shown, setShown] = useState(picture);
  if (picture !== undefined && picture !== shown) setShown(picture);

  const place = shown === undefined ? -1 : series.indexOf(shown);
  const leaf = (by: number) => {
    const other = series.at((place + by) % series.length);
    if (other !== undefined) onLeaf?.(other);
  };

  useEffect(() => {
    if (picture === undefined) return;
    const leafByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') leaf(-1);
      if (key === 'ArrowRight') leaf(1);
    };
    window.addEventListener('keydown', leafByKey);
    return () => window.removeEventListener('keydown', leafByKey);
  });

  return (
    <Modal open={picture !== undefined} onClose={onClose} label={viewer.label}>
      <button className={styles.close} type="button" aria-label={viewer.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {series.length > 0 && (
        <>
          <button className={styles.previous} type="button" aria-label={viewer.previous} onClick={() => leaf(-1)}>
            <Icon name="previous" />
          </button>
          <button className={styles.next} type="button" aria-label={viewer.next} onClick={() => leaf(1)}>
            <Icon name="next" />
          </button>
        </>
      )}
      {shown !== undefined && (
        <figure className={`${styles.figure} ${className ?? ''}`}>
          <Picture source={shown} sizes="92vw" priority className={styles.frame} />
          <figcaption className={styles.caption} aria-live="polite">
            {place >= 0 && <span className={styles.position}>{viewer.position(place + 1, series.length)}</span>}
            {shown.alt}
          </figcaption>
        </figure>
      )}
    </Modal>
  );
}
