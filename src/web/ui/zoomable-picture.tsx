import type { ComponentProps, ReactNode } from 'react';
import { viewer } from '#text/viewer.ts';
import { preloadPictureViewer } from './picture-viewer.tsx';
import { Picture } from './picture.tsx';

interface ZoomablePictureProps extends Pick<ComponentProps<typeof Picture>, 'source' | 'sizes' | 'className'> {
  onOpen: () => void;
  /** Content on top of the picture. */
  children?: ReactNode;
}

/** A picture that opens in the viewer when it is clicked. Its class gives the frame's shape. */
export function ZoomablePicture({ onOpen, children, ...picture }: ZoomablePictureProps) {
  return (
    <button
      className="relative block w-full cursor-zoom-in overflow-hidden rounded-md border-none bg-transparent p-0 noscript:cursor-auto [&_img]:transition-transform [&_img]:duration-calm hover:[&_img]:transform-[scale(var(--zoom,1.05))]"
      type="button"
      aria-label={viewer.open(picture.source.alt)}
      aria-haspopup="dialog"
      onClick={onOpen}
      onFocus={preloadPictureViewer}
      onPointerEnter={preloadPictureViewer}
    >
      <Picture {...picture} />
      {children}
    </button>
  );
}
