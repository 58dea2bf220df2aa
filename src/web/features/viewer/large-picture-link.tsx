import type { ComponentProps } from 'react';
import { pictureUrls, type PictureFile } from '#content/pictures/picture.ts';
import { isPlainClick } from '#web/browser/is-plain-click.ts';
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
      // Without a type, `findLinkPath` would take the picture for a page.
      type="image/jpeg"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}
