import { useEffect, useRef, useState } from 'react';
import { pictureUrls, type PictureSource } from '#content/picture.ts';
import styles from './picture.module.css';

const keepGoing = () => undefined;

interface PictureProps {
  readonly source: PictureSource;
  /** Replaces the picture's own text; empty for a picture that only decorates. */
  readonly alt?: string;
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
 * a placeholder with text takes its place, once.
 */
export function Picture({ source, alt = source.alt, sizes, priority = false, className, onFail }: PictureProps) {
  const { id, width, height, placeholderColor } = source.file;
  const [failedId, setFailedId] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const failed = failedId === id;
  /** The picture whose failure was told: the event and the look at what was there before may both find it. */
  const told = useRef<string>(undefined);
  const urls = pictureUrls(source.file);

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
      {!failed && <source type="image/avif" srcSet={urls.avif} sizes={sizes} />}
      <img
        key={failed ? 'placeholder' : id}
        ref={image}
        className={styles.image}
        src={failed ? '/placeholder.svg' : urls.fallback}
        srcSet={failed ? undefined : urls.jpeg}
        sizes={failed ? undefined : sizes}
        width={width}
        height={height}
        alt={alt}
        data-tone={placeholderColor}
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
