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
