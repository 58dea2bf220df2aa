import { animateMove } from '#web/browser/animate-move.ts';
import type { PanZoom } from './pan-zoom.ts';
import { wholePicture } from './zoom.ts';

export interface SwipeHandlers {
  readonly canStep: () => boolean;
  /** A swipe to the previous (-1) or next (1) picture; `shift` is how far the finger has moved, in CSS pixels. */
  readonly onStep: (by: 1 | -1, shift: number) => void;
  readonly onClose: () => void;
}

export interface Swipe {
  readonly begin: () => void;
  /** `x` and `y`: how far the finger has moved since the beginning, in CSS pixels. */
  readonly move: (x: number, y: number) => void;
  /** A cancelled swipe neither pages nor closes; a quick one may be short. */
  readonly end: (x: number, y: number, isQuick: boolean, isCancelled: boolean) => void;
}

const quickPx = 30;
const dismissPx = 100;

export function createSwipe(stage: HTMLElement, track: HTMLElement, view: PanZoom, on: SwipeHandlers): Swipe {
  let axis: 'across' | 'down' | undefined;
  const trackTransform = (x: number) => `translateX(${on.canStep() ? x : x / 4}px)`;

  return {
    begin: () => {
      axis = undefined;
    },
    move: (x, y) => {
      axis ??= Math.abs(x) > Math.abs(y) ? 'across' : 'down';
      if (axis === 'across') track.style.transform = trackTransform(x);
      else view.show({ x: y > 0 ? x : 0, y: Math.max(y, y / 4), scale: 1 }, false, 1 - Math.max(y, 0) / 400);
    },
    end: (x, y, isQuick, isCancelled) => {
      const reaches = (shift: number, length: number) =>
        !isCancelled && (shift > length || (isQuick && shift > quickPx));
      if (axis === 'across') {
        track.style.transform = '';
        if (on.canStep() && reaches(Math.abs(x), stage.offsetWidth / 5)) on.onStep(x < 0 ? 1 : -1, x);
        else animateMove(track, trackTransform(x), 'none');
      } else if (axis === 'down') {
        if (reaches(y, dismissPx)) on.onClose();
        else view.show(wholePicture, true);
      }
    },
  };
}
