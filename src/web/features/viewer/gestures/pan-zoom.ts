import { animateMove } from '#web/browser/animate-move.ts';
import { clampView, formatTransform, nextScale, wholePicture, zoomAround, type Point, type View } from './zoom.ts';

export interface PanZoom {
  readonly getView: () => View;
  /** Moves the picture to a view; `backdropOpacity` is the share of the backdrop's darkness that is left, 0 to 1. */
  readonly show: (view: View, isAnimated?: boolean, backdropOpacity?: number) => void;
  readonly showClamped: (view: View, isAnimated?: boolean) => void;
  readonly zoomBy: (factor: number, point: Point, isAnimated?: boolean) => void;
  readonly zoomToNextScale: (point: Point) => void;
  readonly panBy: (x: number, y: number, isAnimated?: boolean) => void;
}

export function createPanZoom(
  stage: HTMLElement,
  onView: (isZoomed: boolean, backdropOpacity: number) => void,
): PanZoom {
  let view = wholePicture;
  const picture = () => stage.querySelector<HTMLElement>('[data-current]');

  const show = (next: View, isAnimated = false, backdropOpacity = 1) => {
    const element = picture();
    const from = formatTransform(view);
    view = next;
    const isWhole = view.scale === 1 && view.x === 0 && view.y === 0;
    if (element) {
      element.style.transform = isWhole ? '' : formatTransform(view);
      if (isAnimated) animateMove(element, from, formatTransform(view));
    }
    onView(view.scale > 1, backdropOpacity);
  };
  const showClamped = (next: View, isAnimated = false) =>
    show(clampView(next, measure(picture()), measure(stage)), isAnimated);
  const zoomBy = (factor: number, point: Point, isAnimated = false) =>
    showClamped(zoomAround(view, point, view.scale * factor), isAnimated);
  const zoomToNextScale = (point: Point) =>
    showClamped(zoomAround(view, point, nextScale(view.scale, measure(picture()), measure(stage))), true);

  const panBy = (x: number, y: number, isAnimated = false) =>
    showClamped({ ...view, x: view.x + x, y: view.y + y }, isAnimated);

  return { getView: () => view, show, showClamped, zoomBy, zoomToNextScale, panBy };
}

function measure(element: HTMLElement | null) {
  return { width: element?.offsetWidth ?? 1, height: element?.offsetHeight ?? 1 };
}
