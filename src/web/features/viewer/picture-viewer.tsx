import { lazy, Suspense } from 'react';
import type { PictureSource } from '#content/pictures/picture.ts';
import { useOpeningCount } from '#web/browser/use-opening-count.ts';

const loadDialog = () => import('./picture-dialog.tsx');

const PictureDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }));

interface PictureViewerProps {
  pictures: readonly PictureSource[];
  index: number;
  isOpen: boolean;
  onIndexChange?: (index: number) => void;
  onClose: () => void;
}

/**
 * Opens a picture in a dialog. The picture grows from the place where the page shows the same file, and returns to it.
 * The code loads on first use: call `preloadPictureViewer` when a visitor is about to open a picture.
 */
export function PictureViewer({ pictures, index, isOpen, onIndexChange, onClose }: PictureViewerProps) {
  const openingCount = useOpeningCount(isOpen);
  return (
    openingCount > 0 && (
      <Suspense>
        <PictureDialog
          key={openingCount}
          pictures={pictures}
          index={index}
          isOpen={isOpen}
          onIndexChange={onIndexChange}
          onClose={onClose}
        />
      </Suspense>
    )
  );
}

export function preloadPictureViewer(): void {
  loadDialog().catch(() => undefined);
}
