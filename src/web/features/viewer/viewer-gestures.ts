import { createDoubleTap } from './double-tap.ts';
import { createPanZoom } from './pan-zoom.ts';
import { createSwipe, type SwipeHandlers } from './viewer-swipe.ts';
import { pinchView, wholePicture, zoomAround, type Point } from './zoom.ts';

interface GestureHandlers extends SwipeHandlers {
  readonly onView: (isZoomed: boolean, shade: number) => void;
}

export interface Gestures {
  /** Steps to the next scale, or scales by a factor; 0 shows the whole picture. */
  readonly zoom: (factor?: number) => void;
  readonly pan: (x: number, y: number) => boolean;
  readonly reset: () => void;
  readonly stop: () => void;
}

const tapTolerancePx = 8;
const swipeMaxMs = 250;

/**
 * Follows fingers and mouse on a stage: a swipe across turns the page, a swipe down closes, a click beside the picture closes, two
 * taps or fingers or the wheel zoom, and an enlarged picture is dragged about. `track` moves with the swipe across.
 */
export function trackGestures(stage: HTMLElement, track: HTMLElement, on: GestureHandlers): Gestures {
  const pointers = new Map<number, Point>();
  const view = createPanZoom(stage, on.onView);
  const swipe = createSwipe(stage, track, view, on);
  let isPanning = false;
  let start = { x: 0, y: 0, time: 0 };
  let hasMoved = false;
  const isSecondTap = createDoubleTap();

  const pointOf = (event: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };

  const scaleBy = (factor: number, point: Point, isAnimated = false) => {
    const from = view.current();
    view.showClamped(zoomAround(from, point, from.scale * factor), isAnimated);
  };
  const panBy = (x: number, y: number, isAnimated = false) => {
    const from = view.current();
    view.showClamped({ ...from, x: from.x + x, y: from.y + y }, isAnimated);
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, pointOf(event));
    if (pointers.size > 1) return;
    start = { ...pointOf(event), time: event.timeStamp };
    isPanning = view.current().scale > 1;
    swipe.begin();
    hasMoved = false;
  };

  const move = (event: PointerEvent) => {
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    if (pointers.size === 1) dragTo(event, from, to);
    else pinch(event.pointerId, from, to);
    pointers.set(event.pointerId, to);
  };

  const pinch = (moved: number, from: Point, to: Point) => {
    const other = [...pointers].find(([id]) => id !== moved)?.[1];
    if (!other) return;
    hasMoved = true;
    isPanning = true;
    view.showClamped(pinchView(view.current(), from, to, other));
  };

  const dragTo = (event: PointerEvent, from: Point, to: Point) => {
    const x = to.x - start.x;
    const y = to.y - start.y;
    if (!hasMoved && Math.hypot(x, y) < tapTolerancePx) return;
    if (!hasMoved) stage.setPointerCapture(event.pointerId);
    hasMoved = true;
    if (isPanning) panBy(to.x - from.x, to.y - from.y);
    else swipe.move(x, y);
  };

  const release = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    if (!last || !pointers.delete(event.pointerId) || pointers.size > 0 || !hasMoved || isPanning) return;
    const isQuick = event.timeStamp - start.time < swipeMaxMs;
    swipe.end(last.x - start.x, last.y - start.y, isQuick, event.type === 'pointercancel');
  };

  const click = (event: MouseEvent) => {
    if (hasMoved || !(event.target instanceof Element) || event.target.closest('figcaption')) return;
    if (!event.target.closest('[data-current]')) return on.onClose();
    const point = pointOf(event);
    if (isSecondTap(point, event.timeStamp)) view.zoomStep(point);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    scaleBy(Math.exp(-event.deltaY / 300), pointOf(event));
  };

  const listening = new AbortController();
  const { signal } = listening;
  const area = stage.parentElement ?? stage;
  area.addEventListener('pointerdown', press, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerup', release, { signal });
  area.addEventListener('pointercancel', release, { signal });
  area.addEventListener('click', click, { signal });
  // The mouse moves the picture, not a copy of the image.
  area.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  area.addEventListener('wheel', wheel, { signal, passive: false });

  return {
    zoom: (factor) => {
      const centre = { x: 0, y: 0 };
      if (factor === undefined) view.zoomStep(centre);
      else scaleBy(factor, centre, true);
    },
    pan: (x, y) => {
      if (view.current().scale === 1) return false;
      panBy(x, y, true);
      return true;
    },
    reset: () => view.show(wholePicture),
    stop: () => listening.abort(),
  };
}
