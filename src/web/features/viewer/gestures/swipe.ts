import { animateMove } from '#web/browser/motion/animate-move.ts';
import type { PanZoom } from './pan-zoom.ts';
import { wholeView } from './zoom.ts';

export interface SwipeHandlers {
  readonly canStep: () => boolean;
  readonly onStep: (by: 1 | -1, draggedPx: number) => void;
  readonly onClose: () => void;
}

export interface Swipe {
  readonly begin: () => void;
  readonly move: (x: number, y: number) => void;
  readonly cancel: () => void;
  readonly end: (x: number, y: number, outcome: { readonly isQuick: boolean; readonly isCancelled: boolean }) => void;
}

const quickMinPx = 30;
const closeMinPx = 100;
const stepMinWidthShare = 1 / 5;
const fadeOutPx = 400;
/** A swipe that leads nowhere moves the picture by this share of the finger's distance. */
const followedShare = 1 / 4;

export function createSwipe(stage: HTMLElement, track: HTMLElement, panZoom: PanZoom, handlers: SwipeHandlers): Swipe {
  let axis: 'horizontal' | 'vertical' | undefined;
  const trackTransform = (x: number) => `translateX(${handlers.canStep() ? x : x * followedShare}px)`;
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
      if (y > 0) panZoom.show({ x, y, scale: 1 }, { backdropOpacity: 1 - y / fadeOutPx });
      else panZoom.show({ x: 0, y: y * followedShare, scale: 1 });
    },
    cancel: returnTrack,
    end: (x, y, { isQuick, isCancelled }) => {
      const reaches = (distance: number, minDistance: number) =>
        !isCancelled && (distance > minDistance || (isQuick && distance > quickMinPx));
      if (axis === 'horizontal') {
        const isStep = handlers.canStep() && reaches(Math.abs(x), stage.offsetWidth * stepMinWidthShare);
        if (!isStep) return returnTrack();
        track.style.transform = '';
        handlers.onStep(x < 0 ? 1 : -1, x);
      } else if (axis === 'vertical') {
        if (reaches(y, closeMinPx)) handlers.onClose();
        else panZoom.show(wholeView, { isAnimated: true });
      }
    },
  };
}
