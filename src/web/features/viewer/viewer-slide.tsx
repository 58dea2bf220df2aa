import { useState, type CSSProperties } from 'react';
import type { PictureSource } from '#content/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { maxScale } from './gestures/zoom.ts';
import { findLoadedUrl } from './picture-transition.ts';
import styles from './viewer-slide.module.css';

interface ViewerSlideProps {
  picture: PictureSource;
  offset: -1 | 0 | 1;
  isZoomed: boolean;
  isOpen: boolean;
}

export function ViewerSlide({ picture, offset, isZoomed, isOpen }: ViewerSlideProps) {
  const { file, alt } = picture;
  const [placeholderUrl] = useState(() => findLoadedUrl(file));
  return (
    <div className={styles.slide} data-offset={offset} aria-hidden={offset !== 0}>
      <div
        className={styles.frame}
        data-current={offset === 0 || undefined}
        style={{ '--ratio': file.width / file.height } as CSSProperties}
      >
        {placeholderUrl !== undefined && (
          <img
            className="absolute h-full w-full object-cover"
            src={placeholderUrl}
            alt=""
            decoding="sync"
            draggable={false}
          />
        )}
        <Picture
          source={picture}
          alt={offset === 0 ? alt : ''}
          sizes={isZoomed ? `${maxScale * 100}vw` : '100vw'}
          hasPriority={isOpen && offset === 0}
          background={placeholderUrl === undefined ? 'linen' : 'none'}
          className="absolute h-full w-full"
        />
      </div>
    </div>
  );
}
