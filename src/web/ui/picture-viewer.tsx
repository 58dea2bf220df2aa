import { useEffect, useState } from 'react';
import type { PictureSource } from '#content/picture.ts';
import type { PictureDialogProps } from './picture-dialog.tsx';

interface PictureViewerProps {
  /** Pictures to page through; with one there are no previous and next buttons. */
  pictures: readonly PictureSource[];
  /** Index of the picture that is open; undefined while the viewer is closed. */
  index: number | undefined;
  /** Called with the index of the next picture; only needed for more than one. */
  onNavigate?: (index: number) => void;
  onClose: () => void;
}

/**
 * Pictures on a dark full screen, to page through and to enlarge. A picture grows from the place where the page shows the
 * same file, and returns to it. Its code loads on first use: call `preloadPictureViewer` when a visitor is about to open it.
 */
export function PictureViewer({ pictures, index, onNavigate, onClose }: PictureViewerProps) {
  const [{ wasOpen, opening }, setOpening] = useState({ wasOpen: false, opening: 0 });
  const isOpen = index !== undefined;
  if (isOpen !== wasOpen) setOpening({ wasOpen: isOpen, opening: opening + (isOpen ? 1 : 0) });
  const [Dialog, setDialog] = useState<(props: PictureDialogProps) => React.JSX.Element>();
  const isNeeded = isOpen && Dialog === undefined;

  useEffect(() => {
    // If the code can't be loaded the viewer stays closed, and the next attempt loads it again.
    if (isNeeded) loadDialog().then(({ PictureDialog }) => setDialog(() => PictureDialog), onClose);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onClose` may change at every render
  }, [isNeeded]);

  return Dialog && <Dialog key={opening} pictures={pictures} index={index} onNavigate={onNavigate} onClose={onClose} />;
}

const loadDialog = () => import('./picture-dialog.tsx');

/** Loads the code of the viewer. */
export function preloadPictureViewer(): void {
  loadDialog().catch(() => undefined);
}
