import { createDoubleTapDetector } from './double-tap-detector.ts';
import { createDrag, toStagePoint } from './drag.ts';
import { createPanZoom, type ViewerState } from './pan-zoom.ts';
import { createSwipe, type SwipeHandlers } from './swipe.ts';
import { wholeView } from './zoom.ts';

interface GestureHandlers extends SwipeHandlers {
  readonly onStateChange: (state: ViewerState) => void;
}

export interface Gestures {
  readonly zoomToNextScale: () => void;
  readonly zoomAtCenter: (factor: number) => void;
  readonly showWhole: () => void;
  readonly tryPanBy: (x: number, y: number) => boolean;
  readonly reset: () => void;
  readonly stop: () => void;
}

const center = { x: 0, y: 0 } as const;

/**
 * Follows fingers and mouse on a stage. A swipe across moves `track` and steps to another picture. A swipe down, or a
 * click beside the picture, closes the viewer. Two taps, two fingers or the wheel zoom. Dragging moves an enlarged
 * picture.
 */
export function startGestures(stage: HTMLElement, track: HTMLElement, handlers: GestureHandlers): Gestures {
  const panZoom = createPanZoom(stage, handlers.onStateChange);
  const drag = createDrag(stage, panZoom, createSwipe(stage, track, panZoom, handlers));
  const isSecondTap = createDoubleTapDetector();

  const click = (event: MouseEvent) => {
    if (drag.hasMoved() || !(event.target instanceof Element) || event.target.closest('figcaption')) return;
    if (!event.target.closest('[data-current]')) return handlers.onClose();
    const point = toStagePoint(stage, event);
    if (isSecondTap(point, event.timeStamp)) panZoom.zoomToNextScale(point);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    panZoom.zoomBy(Math.exp(-event.deltaY / 300), toStagePoint(stage, event));
  };

  const zoomAtCenter = (factor: number) => panZoom.zoomBy(factor, center, { isAnimated: true });

  const listening = new AbortController();
  const { signal } = listening;
  // Listens on the figure around the stage, so that a press beside the stage counts too.
  const area = stage.parentElement ?? stage;
  area.addEventListener('pointerdown', drag.press, { signal });
  area.addEventListener('pointermove', drag.move, { signal });
  area.addEventListener('pointerup', drag.release, { signal });
  area.addEventListener('pointercancel', drag.release, { signal });
  area.addEventListener('click', click, { signal });
  area.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  area.addEventListener('wheel', wheel, { signal, passive: false });

  return {
    zoomToNextScale: () => panZoom.zoomToNextScale(center),
    zoomAtCenter,
    showWhole: () => panZoom.show(wholeView, { isAnimated: true }),
    tryPanBy: (x, y) => {
      if (panZoom.getView().scale === 1) return false;
      panZoom.panBy(x, y, { isAnimated: true });
      return true;
    },
    reset: () => panZoom.show(wholeView),
    stop: () => listening.abort(),
  };
}
