import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PictureSource } from '#content/picture.ts';
import { viewer } from '#text/viewer.ts';
import { animateMove } from '#web/ui/browser/animate-move.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Modal } from '#web/ui/controls/modal.tsx';
import { zoomIn, zoomOut } from './picture-transition.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { trackGestures, type Gestures } from './viewer-gestures.ts';
import { ViewerSlide } from './viewer-slide.tsx';
import styles from './picture-dialog.module.css';

export interface PictureDialogProps {
  pictures: readonly PictureSource[];
  index: number | undefined;
  onNavigate: ((index: number) => void) | undefined;
  onClose: () => void;
}

/** One instance serves one opening; the next one mounts another dialog. */
export function PictureDialog({ pictures, index, onNavigate, onClose }: PictureDialogProps) {
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const gestures = useRef<Gestures>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  // The last picture stays while the viewer closes.
  const [shownIndex, setShownIndex] = useState(index ?? 0);
  if (index !== undefined && index !== shownIndex) setShownIndex(index);
  const isOpen = index !== undefined;
  const shown = pictures[shownIndex];
  const count = pictures.length;

  /** Start of the next paging animation, in CSS pixels. */
  const shift = useRef(0);
  const step = (by: 1 | -1, dragged = 0) => {
    shift.current = dragged + by * (stage.current?.offsetWidth ?? 0);
    gestures.current?.reset();
    onNavigate?.((shownIndex + by + count) % count);
  };
  useLayoutEffect(() => {
    if (track.current && shift.current !== 0) animateMove(track.current, `translateX(${shift.current}px)`, 'none');
    shift.current = 0;
  });

  const canPage = useEffectEvent(() => count > 1);
  const page = useEffectEvent(step);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!stage.current || !track.current) return undefined;
    gestures.current = trackGestures(stage.current, track.current, {
      canPage: () => canPage(),
      onPage: (by, dragged) => page(by, dragged),
      onClose: () => close(),
      onView: (zoomed, shade) => {
        setIsZoomed(zoomed);
        stage.current?.closest('dialog')?.style.setProperty('--shade', String(shade));
      },
    });
    return () => gestures.current?.stop();
  }, []);

  // Runs after the effect that opens and closes the dialog, which is a child.
  const transition = useEffectEvent((move: typeof zoomIn) => {
    const picture = stage.current?.querySelector<HTMLElement>('[data-current]');
    if (picture && shown) move(picture, shown.file);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    transition(zoomIn);
    return () => transition(zoomOut);
  }, [isOpen]);

  useViewerKeys(isOpen, gestures, (by) => {
    if (count > 1) step(by);
  });

  return (
    <Modal open={isOpen} onClose={onClose} label={viewer.label} className={`overflow-hidden ${styles.viewer}`}>
      <IconButton
        variant="dark"
        size="large"
        className={`absolute top-4 right-4 z-1 ${styles.fade}`}
        icon="close"
        label={viewer.close}
        onClick={onClose}
      />
      <IconButton
        variant="dark"
        size="large"
        className={`absolute top-4 right-[calc(var(--spacing-4)+3rem+var(--spacing-3))] z-1 lg:top-[calc(var(--spacing-4)+3rem+var(--spacing-3))] lg:right-4 ${styles.fade}`}
        icon={isZoomed ? 'minus' : 'plus'}
        label={isZoomed ? viewer.whole : viewer.zoom}
        onClick={() => (isZoomed ? gestures.current?.zoom(0) : gestures.current?.zoom())}
      />
      {count > 1 && (
        <>
          <IconButton
            variant="dark"
            size="large"
            className={`absolute bottom-4 left-[calc(50%-3rem-var(--spacing-2))] z-1 lg:top-[calc(50%-1.5rem)] lg:bottom-auto lg:left-5 ${styles.fade}`}
            icon="previous"
            label={viewer.previous}
            onClick={() => step(-1)}
          />
          <IconButton
            variant="dark"
            size="large"
            className={`absolute bottom-4 left-[calc(50%+var(--spacing-2))] z-1 lg:top-[calc(50%-1.5rem)] lg:right-5 lg:bottom-auto lg:left-auto ${styles.fade}`}
            icon="next"
            label={viewer.next}
            onClick={() => step(1)}
          />
        </>
      )}
      <figure
        className="group/figure grid h-dvh grid-rows-[minmax(0,1fr)_auto] max-lg:data-paged:pb-[4.5rem]"
        data-paged={count > 1 || undefined}
        data-zoomed={isZoomed || undefined}
      >
        <div ref={stage} className="[container-type:size] relative">
          <div ref={track} className="absolute inset-0">
            {neighbours(shownIndex, count).map(({ at, offset }) => {
              const picture = pictures[at];
              return (
                picture && (
                  <ViewerSlide
                    key={picture.file.id}
                    picture={picture}
                    offset={offset}
                    isZoomed={isZoomed && offset === 0}
                  />
                )
              );
            })}
          </div>
        </div>
        <figcaption
          className={`mx-auto flex max-h-[40dvh] min-h-[4.5rem] w-[min(100%,100rem)] cursor-auto gap-4 overflow-auto px-gutter py-3 text-sm leading-text text-on-dark-soft select-text lg:justify-center ${styles.fade}`}
          aria-live="polite"
        >
          {count > 1 && (
            <span className="flex-none text-accent tabular-nums">{viewer.position(shownIndex + 1, count)}</span>
          )}
          <span>{shown?.alt}</span>
        </figcaption>
      </figure>
    </Modal>
  );
}

function neighbours(index: number, count: number): { readonly at: number; readonly offset: -1 | 0 | 1 }[] {
  const offsets = [-1, 0, 1] as const;
  return offsets
    .slice(count > 2 ? 0 : 1, count > 1 ? 3 : 2)
    .map((offset) => ({ at: (index + offset + count) % count, offset }));
}
