import type { ComponentProps } from 'react';
import { pictureUrls, type PictureFile } from '#content/picture.ts';
import { preloadPictureViewer } from './picture-viewer.tsx';

interface LargePictureLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'type' | 'aria-label'> {
  file: PictureFile;
  label: string;
  /** Opens the picture in the viewer. */
  onOpen: () => void;
}

/** A picture that opens in the viewer when it is pressed; before the scripts are there the link opens its large file. */
export function LargePictureLink({ file, label, onOpen, ...link }: LargePictureLinkProps) {
  return (
    <a
      onFocus={preloadPictureViewer}
      onPointerEnter={preloadPictureViewer}
      {...link}
      href={pictureUrls(file).large}
      // No page of the site: it is not prefetched.
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
