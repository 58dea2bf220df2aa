import { animateMove } from '#web/browser/motion/animate-move.ts';
import type { PanZoom } from './pan-zoom.ts';
import { unzoomed } from './zoom.ts';

export interface SwipeHandlers {
  readonly canStep: () => boolean;
  /** -1 is the previous picture, 1 the next; `dragged` is how far the finger has moved, in CSS pixels. */
  readonly onStep: (by: 1 | -1, dragged: number) => void;
  readonly onClose: () => void;
}

export interface Swipe {
  readonly begin: () => void;
  readonly move: (x: number, y: number) => void;
  /** Puts the track back into its place: a second finger makes the swipe a pinch. */
  readonly cancel: () => void;
  readonly end: (x: number, y: number, outcome: { readonly isQuick: boolean; readonly isCancelled: boolean }) => void;
}

const quickPx = 30;
const dismissPx = 100;

export function createSwipe(stage: HTMLElement, track: HTMLElement, panZoom: PanZoom, handlers: SwipeHandlers): Swipe {
  let axis: 'horizontal' | 'vertical' | undefined;
  const trackTransform = (x: number) => `translateX(${handlers.canStep() ? x : x / 4}px)`;
  const returnTrack = () => {
    const from = track.style.transform;
    track.style.transform = '';
    if (from !== '') animateMove(track, from, 'none');
  };

  return {
    begin: () => {
      axis = undefined;
    },
    move: (x, y) => {
      axis ??= Math.abs(x) > Math.abs(y) ? 'horizontal' : 'vertical';
      if (axis === 'horizontal') {
        track.style.transform = trackTransform(x);
        return;
      }
      const view = { x: y > 0 ? x : 0, y: Math.max(y, y / 4), scale: 1 };
      panZoom.show(view, { backdropOpacity: 1 - Math.max(y, 0) / 400 });
    },
    cancel: returnTrack,
    end: (x, y, { isQuick, isCancelled }) => {
      const reaches = (distance: number, minDistance: number) =>
        !isCancelled && (distance > minDistance || (isQuick && distance > quickPx));
      if (axis === 'horizontal') {
        const isStep = handlers.canStep() && reaches(Math.abs(x), stage.offsetWidth / 5);
        if (!isStep) return returnTrack();
        track.style.transform = '';
        handlers.onStep(x < 0 ? 1 : -1, x);
      } else if (axis === 'vertical') {
        if (reaches(y, dismissPx)) handlers.onClose();
        else panZoom.show(unzoomed, { isAnimated: true });
      }
    },
  };
}
