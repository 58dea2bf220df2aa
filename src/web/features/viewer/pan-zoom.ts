import { animateMove } from '#web/browser/animate-move.ts';
import { clampView, formatTransform, nextScale, wholePicture, zoomAround, type Point, type View } from './zoom.ts';

export interface PanZoom {
  readonly current: () => View;
  /** Moves the picture to a view; `shade` is the share of the backdrop's darkness that is left, 0 to 1. */
  readonly show: (view: View, isAnimated?: boolean, shade?: number) => void;
  readonly showClamped: (view: View, isAnimated?: boolean) => void;
  readonly zoomStep: (point: Point) => void;
}

/** Places the picture with `data-current` in a stage, and calls `onView` each time. */
export function createPanZoom(stage: HTMLElement, onView: (isZoomed: boolean, shade: number) => void): PanZoom {
  let view = wholePicture;
  const picture = () => stage.querySelector<HTMLElement>('[data-current]');

  const show = (next: View, isAnimated = false, shade = 1) => {
    const element = picture();
    const from = formatTransform(view);
    view = next;
    const isWhole = view.scale === 1 && view.x === 0 && view.y === 0;
    if (element) {
      element.style.transform = isWhole ? '' : formatTransform(view);
      if (isAnimated) animateMove(element, from, formatTransform(view));
    }
    onView(view.scale > 1, shade);
  };
  const showClamped = (next: View, isAnimated = false) =>
    show(clampView(next, sizeOf(picture()), sizeOf(stage)), isAnimated);
  const zoomStep = (point: Point) =>
    showClamped(zoomAround(view, point, nextScale(view.scale, sizeOf(picture()), sizeOf(stage))), true);

  return { current: () => view, show, showClamped, zoomStep };
}

function sizeOf(element: HTMLElement | null) {
  return { width: element?.offsetWidth ?? 1, height: element?.offsetHeight ?? 1 };
}
