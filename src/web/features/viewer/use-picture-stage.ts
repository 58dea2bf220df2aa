import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PictureSource } from '#content/pictures/picture.ts';
import { animateMove } from '#web/browser/motion/animate-move.ts';
import { startGestures, type Gestures } from './gestures/start-gestures.ts';
import { growFromPage, shrinkToPage } from './picture-transition.ts';
import { useViewerKeys } from './use-viewer-keys.ts';

export interface PictureStageOptions {
  readonly pictures: readonly PictureSource[];
  readonly index: number;
  readonly isOpen: boolean;
  readonly onIndexChange: ((index: number) => void) | undefined;
  readonly onClose: () => void;
}

export function usePictureStage({ pictures, index, isOpen, onIndexChange, onClose }: PictureStageOptions) {
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const gestures = useRef<Gestures>(undefined);
  const [isZoomed, setIsZoomed] = useState(false);
  const shown = pictures[index];
  const count = pictures.length;

  const slideFromPx = useRef(0);
  const step = (by: 1 | -1, draggedPx = 0) => {
    slideFromPx.current = draggedPx + by * (stage.current?.offsetWidth ?? 0);
    gestures.current?.reset();
    onIndexChange?.((index + by + count) % count);
  };
  // Runs after the render with the new picture, which slides in from the offset that `step` has stored.
  useLayoutEffect(() => {
    if (track.current && slideFromPx.current !== 0) {
      animateMove(track.current, `translateX(${slideFromPx.current}px)`, 'none');
    }
    slideFromPx.current = 0;
  });

  const canStep = useEffectEvent(() => count > 1);
  const stepBy = useEffectEvent(step);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!stage.current || !track.current) return undefined;
    // Effect events may only be called here, not handed on: hence the functions around them.
    gestures.current = startGestures(stage.current, track.current, {
      canStep: () => canStep(),
      onStep: (by, draggedPx) => stepBy(by, draggedPx),
      onClose: () => close(),
      onStateChange: (state) => {
        setIsZoomed(state.isZoomed);
        stage.current?.closest('dialog')?.style.setProperty('--backdrop-opacity', String(state.backdropOpacity));
      },
    });
    return () => gestures.current?.stop();
  }, []);

  // `Modal` is a child, so this effect runs after the effect of `Modal` that opens or closes the dialog.
  const transition = useEffectEvent((animate: typeof growFromPage) => {
    const picture = stage.current?.querySelector<HTMLElement>('[data-current]');
    if (picture && shown) animate(picture, shown.file);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    transition(growFromPage);
    return () => transition(shrinkToPage);
  }, [isOpen]);

  useViewerKeys(isOpen, gestures, (by) => {
    if (count > 1) step(by);
  });

  return { stage, track, gestures, isZoomed, shown, count, step };
}
