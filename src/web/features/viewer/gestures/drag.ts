import type { PanZoom } from './pan-zoom.ts';
import type { Swipe } from './swipe.ts';
import { pinchView, type Point } from './zoom.ts';

interface Drag {
  readonly press: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly release: (event: PointerEvent) => void;
  readonly hasMoved: () => boolean;
}

const tapTolerancePx = 8;
const quickMaxMs = 250;

export function createDrag(stage: HTMLElement, panZoom: PanZoom, swipe: Swipe): Drag {
  const pointers = new Map<number, Point>();
  let start = { x: 0, y: 0, time: 0 };
  /** A drag of a whole picture is a swipe until a second finger comes. Any other drag pans. */
  let isSwipe = true;
  let hasMoved = false;

  const pinch = (movedId: number, from: Point, to: Point) => {
    const other = [...pointers].find(([id]) => id !== movedId)?.[1];
    if (!other) return;
    if (isSwipe) swipe.cancel();
    isSwipe = false;
    hasMoved = true;
    panZoom.showClamped(pinchView(panZoom.getView(), from, to, other));
  };

  const dragTo = (event: PointerEvent, from: Point, to: Point) => {
    const x = to.x - start.x;
    const y = to.y - start.y;
    if (!hasMoved && Math.hypot(x, y) < tapTolerancePx) return;
    if (!hasMoved) stage.setPointerCapture(event.pointerId);
    hasMoved = true;
    if (isSwipe) swipe.move(x, y);
    else panZoom.panBy(to.x - from.x, to.y - from.y);
  };

  return {
    press: (event) => {
      if (event.button !== 0) return;
      const point = toStagePoint(stage, event);
      pointers.set(event.pointerId, point);
      if (pointers.size > 1) return;
      start = { ...point, time: event.timeStamp };
      isSwipe = panZoom.getView().scale <= 1;
      swipe.begin();
      hasMoved = false;
    },
    move: (event) => {
      const from = pointers.get(event.pointerId);
      if (!from) return;
      const to = toStagePoint(stage, event);
      if (pointers.size === 1) dragTo(event, from, to);
      else pinch(event.pointerId, from, to);
      pointers.set(event.pointerId, to);
    },
    release: (event) => {
      const last = pointers.get(event.pointerId);
      pointers.delete(event.pointerId);
      if (!last || pointers.size > 0 || !hasMoved || !isSwipe) return;
      const isQuick = event.timeStamp - start.time < quickMaxMs;
      swipe.end(last.x - start.x, last.y - start.y, { isQuick, isCancelled: event.type === 'pointercancel' });
    },
    hasMoved: () => hasMoved,
  };
}

/** The position of an event, measured from the centre of the stage in CSS pixels. */
export function toStagePoint(stage: HTMLElement, event: MouseEvent): Point {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}
