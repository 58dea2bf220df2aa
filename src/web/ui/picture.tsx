import { useEffect, useRef, useState } from 'react';
import { pictureUrls, type PictureSource } from '#content/pictures/picture.ts';

const noop = () => undefined;

interface PictureProps {
  source: PictureSource;
  alt?: string;
  sizes: string;
  /** Set it for the one picture above the fold, which then loads eagerly and with high priority. */
  hasPriority?: boolean;
  /**
   * Colour behind a picture that is still loading, in browsers that cannot show its placeholder colour. `none` shows
   * neither colour.
   */
  background?: keyof typeof backgroundClasses;
  /** Class of the frame, which the picture fills; it must give the aspect ratio. */
  className?: string | undefined;
  onError?: () => void;
}

const imageClass = 'h-full w-full object-cover';
const backgroundClasses = {
  linen: 'bg-linen',
  walnut: 'bg-walnut',
  none: '',
};

interface Failure {
  readonly id: string;
  readonly formats: 'avif' | 'all';
}

/**
 * Shows a picture in the format and size that suit the browser, on its placeholder colour until it has loaded. If that
 * format fails, the picture loads as JPEG; if JPEG fails too, `placeholder.svg` is shown until the browser is online
 * again.
 */
export function Picture({
  source,
  alt = source.alt,
  sizes,
  hasPriority = false,
  background = 'linen',
  className = '',
  onError,
}: PictureProps) {
  const { id, width, height, placeholderColor } = source.file;
  const [failure, setFailure] = useState<Failure>();
  const image = useRef<HTMLImageElement>(null);
  const failedFormats = failure?.id === id ? failure.formats : undefined;
  const hasFailed = failedFormats === 'all';
  /**
   * The id of the failed picture that `onError` was called for. Both the event and the check on mount can find the
   * failure.
   */
  const reportedId = useRef<string>(undefined);
  const urls = pictureUrls(source.file);

  const fail = () => {
    const isAvif = failedFormats === undefined && image.current?.currentSrc.endsWith('.avif') === true;
    setFailure({ id, formats: isAvif ? 'avif' : 'all' });
    if (isAvif || reportedId.current === id) return;
    reportedId.current = id;
    onError?.();
  };

  useEffect(() => {
    if (failedFormats === undefined) return undefined;
    const tryAgain = () => setFailure(undefined);
    const listening = new AbortController();
    window.addEventListener('online', tryAgain, { signal: listening.signal });
    return () => listening.abort();
  }, [failedFormats]);

  useEffect(() => {
    // A prerendered picture may have failed before hydration.
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') fail();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each picture
  }, [id]);

  return (
    <picture className={`block overflow-hidden ${backgroundClasses[background]} ${className}`}>
      {failedFormats === undefined && source.portrait && (
        <source
          media="(orientation: portrait)"
          type="image/avif"
          srcSet={pictureUrls(source.portrait).avif}
          sizes={sizes}
        />
      )}
      {failedFormats === undefined && <source type="image/avif" srcSet={urls.avif} sizes={sizes} />}
      <img
        key={hasFailed ? 'placeholder' : id}
        ref={image}
        className={background === 'none' ? `${imageClass} bg-transparent` : imageClass}
        src={hasFailed ? '/placeholder.svg' : urls.fallback}
        srcSet={hasFailed ? undefined : urls.jpeg}
        sizes={hasFailed ? undefined : sizes}
        width={width}
        height={height}
        alt={alt}
        data-placeholder-color={placeholderColor}
        loading={hasPriority ? 'eager' : 'lazy'}
        fetchPriority={hasPriority ? 'high' : 'auto'}
        decoding="async"
        onError={fail}
        // React delays a transition up to 500 ms for images without an `onLoad` handler.
        onLoad={noop}
      />
    </picture>
  );
}
