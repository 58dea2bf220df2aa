import type { ComponentProps } from 'react';
import { pictureUrls, type PictureFile } from '#content/pictures/picture.ts';
import { preloadPictureViewer } from './picture-viewer.tsx';

interface LargePictureLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'type' | 'aria-label'> {
  file: PictureFile;
  label: string;
  onOpen: () => void;
}

export function LargePictureLink({ file, label, onOpen, ...link }: LargePictureLinkProps) {
  return (
    <a
      onFocus={preloadPictureViewer}
      onPointerEnter={preloadPictureViewer}
      {...link}
      href={pictureUrls(file).large}
      // A link with a type is not prefetched as a page (`findLinkedPath`).
      type="image/jpeg"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={(event) => {
        const { altKey, ctrlKey, metaKey, shiftKey } = event;
        if (altKey || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}
