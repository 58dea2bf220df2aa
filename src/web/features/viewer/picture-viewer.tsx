import { lazy, Suspense, useState } from 'react';
import type { PictureSource } from '#content/pictures/picture.ts';

interface PictureViewerProps {
  pictures: readonly PictureSource[];
  index: number | undefined;
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
  return (
    opening > 0 && (
      <Suspense>
        <PictureDialog key={opening} pictures={pictures} index={index} onNavigate={onNavigate} onClose={onClose} />
      </Suspense>
    )
  );
}

const loadDialog = () => import('./picture-dialog.tsx');

const PictureDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }));

export function preloadPictureViewer(): void {
  loadDialog().catch(() => undefined);
}
