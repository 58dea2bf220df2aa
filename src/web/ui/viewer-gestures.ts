import { reducedMotion } from './reduced-motion.ts';
import { clampView, formatTransform, nextScale, wholePicture, zoomAround, type Point, type View } from './zoom.ts';

interface GestureHandlers {
  /** Whether there are pictures to swipe to. */
  readonly canPage: () => boolean;
  /** A swipe to the previous (-1) or next (1) picture; `shift` is how far the finger has moved, in CSS pixels. */
  readonly onPage: (by: 1 | -1, shift: number) => void;
  readonly onClose: () => void;
  /** `shade` is the share of the backdrop's darkness that is left while the picture is dragged down, 0 to 1. */
  readonly onView: (isZoomed: boolean, shade: number) => void;
}

export interface Gestures {
  /** Steps to the next scale, or scales by a factor; 0 shows the whole picture. */
  readonly zoom: (factor?: number) => void;
  /** Moves an enlarged picture; false if it is shown whole. */
  readonly pan: (x: number, y: number) => boolean;
  /** Shows the whole picture, at once. */
  readonly reset: () => void;
  readonly stop: () => void;
}

type Drag = 'undecided' | 'page' | 'dismiss' | 'pan';

/** A finger that moves less, in CSS pixels, taps. */
const slop = 8;
const flick = { time: 250, distance: 30 };
const doubleTap = { time: 350, distance: 40 };
const dismissDistance = 100;

/**
 * Follows fingers and mouse on a stage: a swipe across pages, a swipe down closes, a click beside the picture closes, two
 * taps or fingers or the wheel zoom, and an enlarged picture is dragged about. `track` moves with the swipe across.
 */
export function followGestures(stage: HTMLElement, track: HTMLElement, on: GestureHandlers): Gestures {
  const pointers = new Map<number, Point>();
  let view = wholePicture;
  let drag: Drag = 'undecided';
  let start = { x: 0, y: 0, time: 0 };
  let hasMoved = false;
  let lastTap = { x: 0, y: 0, time: -1000 };

  const picture = () => stage.querySelector<HTMLElement>('[data-current]');
  const sizeOf = (element: HTMLElement | null) => ({
    width: element?.offsetWidth ?? 1,
    height: element?.offsetHeight ?? 1,
  });
  const pointOf = (event: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };

  const show = (next: View, isSettling = false, shade = 1) => {
    const element = picture();
    const from = formatTransform(view);
    view = next;
    const isWhole = view.scale === 1 && view.x === 0 && view.y === 0;
    if (element) {
      element.style.transform = isWhole ? '' : formatTransform(view);
      if (isSettling) settle(element, from, formatTransform(view));
    }
    on.onView(view.scale > 1, shade);
  };
  const showZoomed = (next: View, isSettling = false) =>
    show(clampView(next, sizeOf(picture()), sizeOf(stage)), isSettling);
  const zoomTo = (scale: number, point: Point) => showZoomed(zoomAround(view, point, scale), true);

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, pointOf(event));
    if (pointers.size > 1) return;
    start = { ...pointOf(event), time: event.timeStamp };
    drag = view.scale > 1 ? 'pan' : 'undecided';
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
    drag = 'pan';
    const scale = (view.scale * distance(to, other)) / Math.max(distance(from, other), 1);
    const moving = { ...view, x: view.x + (to.x - from.x) / 2, y: view.y + (to.y - from.y) / 2 };
    showZoomed(zoomAround(moving, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }, scale));
  };

  const dragTo = (event: PointerEvent, from: Point, to: Point) => {
    const x = to.x - start.x;
    const y = to.y - start.y;
    if (!hasMoved && Math.hypot(x, y) < slop) return;
    if (!hasMoved) stage.setPointerCapture(event.pointerId);
    hasMoved = true;
    if (drag === 'undecided') drag = Math.abs(x) > Math.abs(y) ? 'page' : 'dismiss';
    if (drag === 'pan') showZoomed({ ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y });
    else if (drag === 'page') track.style.transform = `translateX(${on.canPage() ? x : x / 4}px)`;
    else show({ x: y > 0 ? x : 0, y: Math.max(y, y / 4), scale: 1 }, false, 1 - Math.max(y, 0) / 400);
  };

  const release = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    if (!last || !pointers.delete(event.pointerId) || pointers.size > 0 || !hasMoved) return;
    const x = last.x - start.x;
    const y = last.y - start.y;
    const isQuick = event.timeStamp - start.time < flick.time;
    const reaches = (shift: number, length: number) =>
      event.type === 'pointerup' && (shift > length || (isQuick && shift > flick.distance));
    if (drag === 'page') {
      track.style.transform = '';
      if (on.canPage() && reaches(Math.abs(x), stage.offsetWidth / 5)) on.onPage(x < 0 ? 1 : -1, x);
      else settle(track, `translateX(${on.canPage() ? x : x / 4}px)`, 'none');
    } else if (drag === 'dismiss') {
      if (reaches(y, dismissDistance)) on.onClose();
      else show(wholePicture, true);
    }
  };

  const click = (event: MouseEvent) => {
    if (hasMoved || !(event.target instanceof Element) || event.target.closest('figcaption')) return;
    if (!event.target.closest('[data-current]')) return on.onClose();
    const tap = { ...pointOf(event), time: event.timeStamp };
    const isSecond = tap.time - lastTap.time < doubleTap.time && distance(tap, lastTap) < doubleTap.distance;
    lastTap = isSecond ? { ...tap, time: -1000 } : tap;
    if (isSecond) zoomTo(nextScale(view.scale, sizeOf(picture()), sizeOf(stage)), tap);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    showZoomed(zoomAround(view, pointOf(event), view.scale * Math.exp(-event.deltaY / 300)));
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
      const next = nextScale(view.scale, sizeOf(picture()), sizeOf(stage));
      zoomTo(factor === undefined ? next : view.scale * factor, { x: 0, y: 0 });
    },
    pan: (x, y) => {
      if (view.scale === 1) return false;
      showZoomed({ ...view, x: view.x + x, y: view.y + y }, true);
      return true;
    },
    reset: () => show(wholePicture),
    stop: () => listening.abort(),
  };
}

/** Moves an element to its new place from where it was. */
export function settle(element: HTMLElement, from: string, to: string): void {
  if (reducedMotion().matches) return;
  element.animate([{ transform: from }, { transform: to }], {
    duration: 300,
    easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)',
  });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
