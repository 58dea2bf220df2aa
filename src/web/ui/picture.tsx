import { useEffect, useRef, useState } from 'react';
import { pictureFiles, type PictureId } from '#content/picture.ts';
import styles from './picture.module.css';

const keepGoing = () => undefined;

interface PictureProps {
  readonly id: PictureId;
  /** What is seen; empty for a picture that only decorates. */
  readonly alt: string;
  /** The width it is shown at, as the `sizes` attribute states it. */
  readonly sizes: string;
  /** For the one picture above the fold: loaded at once and first. */
  readonly priority?: boolean;
  /** Class of the frame, which the picture fills; give the frame its aspect ratio. */
  readonly className?: string | undefined;
  /** Told once when the files can't be loaded; the placeholder is shown by then. */
  readonly onFail?: () => void;
}

/**
 * A picture in the format and size that suits the browser, on its own colour until it is there. When it can't be loaded
 * a placeholder with text takes its place, once (spec section 8).
 */
export function Picture({ id, alt, sizes, priority = false, className, onFail }: PictureProps) {
  const [failedId, setFailedId] = useState<PictureId>();
  const image = useRef<HTMLImageElement>(null);
  const failed = failedId === id;
  /** The picture whose failure was told: the event and the look at what was there before may both find it. */
  const told = useRef<PictureId>(undefined);
  const files = pictureFiles(id);

  const fail = () => {
    if (failed || told.current === id) return;
    told.current = id;
    setFailedId(id);
    onFail?.();
  };

  useEffect(() => {
    // A picture may have failed before the page's script was there to hear of it.
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0 && shown.currentSrc !== '') fail();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each picture
  }, [id]);

  return (
    <picture className={`${styles.frame} ${className ?? ''}`}>
      {!failed && <source type="image/avif" srcSet={files.avif} sizes={sizes} />}
      <img
        key={failed ? 'placeholder' : id}
        ref={image}
        className={styles.image}
        src={failed ? '/placeholder.svg' : files.fallback}
        srcSet={failed ? undefined : files.jpeg}
        sizes={failed ? undefined : sizes}
        width={files.width}
        height={files.height}
        alt={alt}
        data-tone={files.tone}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={fail}
        // React holds a new page back for its pictures, half a second at most, unless they have such a handler.
        onLoad={keepGoing}
      />
    </picture>
  );
}
