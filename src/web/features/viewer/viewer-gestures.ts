import { createDoubleTap } from './double-tap.ts';
import { createPanZoom } from './pan-zoom.ts';
import { createDrag, toStagePoint } from './viewer-drag.ts';
import { createSwipe, type SwipeHandlers } from './viewer-swipe.ts';
import { wholePicture } from './zoom.ts';

interface GestureHandlers extends SwipeHandlers {
  readonly onView: (isZoomed: boolean, backdropOpacity: number) => void;
}

export interface Gestures {
  /** Steps to the next scale, or scales by a factor; 0 shows the whole picture. */
  readonly zoom: (factor?: number) => void;
  readonly pan: (x: number, y: number) => boolean;
  readonly reset: () => void;
  readonly stop: () => void;
}

const centre = { x: 0, y: 0 } as const;

/**
 * Follows fingers and mouse on a stage: a swipe across turns the page, a swipe down closes, a click beside the picture closes, two
 * taps or fingers or the wheel zoom, and an enlarged picture is dragged about. `track` moves with the swipe across.
 */
export function trackGestures(stage: HTMLElement, track: HTMLElement, on: GestureHandlers): Gestures {
  const view = createPanZoom(stage, on.onView);
  const drag = createDrag(stage, view, createSwipe(stage, track, view, on));
  const isSecondTap = createDoubleTap();

  const click = (event: MouseEvent) => {
    if (drag.hasMoved() || !(event.target instanceof Element) || event.target.closest('figcaption')) return;
    if (!event.target.closest('[data-current]')) return on.onClose();
    const point = toStagePoint(stage, event);
    if (isSecondTap(point, event.timeStamp)) view.zoomStep(point);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    view.zoomBy(Math.exp(-event.deltaY / 300), toStagePoint(stage, event));
  };

  const listening = new AbortController();
  const { signal } = listening;
  const area = stage.parentElement ?? stage;
  area.addEventListener('pointerdown', drag.press, { signal });
  area.addEventListener('pointermove', drag.move, { signal });
  area.addEventListener('pointerup', drag.release, { signal });
  area.addEventListener('pointercancel', drag.release, { signal });
  area.addEventListener('click', click, { signal });
  // The mouse moves the picture, not a copy of the image.
  area.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  area.addEventListener('wheel', wheel, { signal, passive: false });

  return {
    zoom: (factor) => {
      if (factor === undefined) view.zoomStep(centre);
      else view.zoomBy(factor, centre, true);
    },
    pan: (x, y) => {
      if (view.current().scale === 1) return false;
      view.panBy(x, y, true);
      return true;
    },
    reset: () => view.show(wholePicture),
    stop: () => listening.abort(),
  };
}
