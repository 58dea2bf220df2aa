import type { ComponentProps, ReactNode } from 'react';
import { viewerTexts } from '#text/viewer/viewer.ts';
import { Picture } from '#web/ui/picture.tsx';
import { LargePictureLink } from './large-picture-link.tsx';
import styles from './zoomable-picture.module.css';

interface ZoomablePictureProps extends Pick<ComponentProps<typeof Picture>, 'source' | 'sizes' | 'className'> {
  isRaised?: boolean;
  onOpen: () => void;
  children?: ReactNode;
}

export function ZoomablePicture({ isRaised = false, onOpen, children, ...picture }: ZoomablePictureProps) {
  return (
    <LargePictureLink
      className={`${isRaised ? 'shadow-low' : ''} ${styles.link}`}
      file={picture.source.file}
      label={viewerTexts.open(picture.source.alt)}
      onOpen={onOpen}
    >
      <Picture {...picture} />
      {children}
    </LargePictureLink>
  );
}
