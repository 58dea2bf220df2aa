import { useEffect, useRef, useState } from 'react';
import { pictureFiles, type PictureId } from '#content/picture.ts';
import styles from './picture.module.css';

const noop = () => undefined;

interface PictureProps {
  id: PictureId;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** The width it is shown at, as the `sizes` attribute states it. */
  sizes: string;
  /** For the one picture above the fold: loaded eagerly with high priority. */
  priority?: boolean;
  /** Class of the frame, which the picture fills; give the frame its aspect ratio. */
  className?: string | undefined;
  /** Called once when the files can't be loaded; the placeholder is shown by then. */
  onError?: () => void;
}

/**
 * A picture in the format and size that suits the browser, on its dominant colour until it has loaded. If it fails, a
 * placeholder replaces it, once.
 */
export function Picture({ id, alt, sizes, priority = false, className, onError }: PictureProps) {
  const [failedId, setFailedId] = useState<PictureId>();
  const image = useRef<HTMLImageElement>(null);
  const failed = failedId === id;
  /** Prevents reporting twice: both `onError` and the check on mount can detect the failure. */
  const reportedId = useRef<PictureId>(undefined);
  const files = pictureFiles(id);

  const fail = () => {
    if (failed || reportedId.current === id) return;
    reportedId.current = id;
    setFailedId(id);
    onError?.();
  };

  useEffect(() => {
    // A prerendered picture may have failed before hydration.
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
        // React delays a transition up to 500 ms for images without an `onLoad` handler.
        onLoad={noop}
      />
    </picture>
  );
}
