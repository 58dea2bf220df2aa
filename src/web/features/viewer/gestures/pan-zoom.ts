import { animateMove } from '#web/browser/motion/animate-move.ts';
import { clampView, formatTransform, getNextScale, wholeView, zoomAround, type Point, type View } from './zoom.ts';

export interface ViewerState {
  readonly isZoomed: boolean;
  readonly backdropOpacity: number;
}

interface MoveOptions {
  readonly isAnimated?: boolean;
}

interface ShowOptions extends MoveOptions {
  readonly backdropOpacity?: number;
}

export interface PanZoom {
  readonly getView: () => View;
  readonly show: (view: View, options?: ShowOptions) => void;
  readonly showClamped: (view: View, options?: MoveOptions) => void;
  readonly zoomBy: (factor: number, point: Point, options?: MoveOptions) => void;
  readonly zoomToNextScale: (point: Point) => void;
  readonly panBy: (x: number, y: number, options?: MoveOptions) => void;
}

export function createPanZoom(stage: HTMLElement, onStateChange: (state: ViewerState) => void): PanZoom {
  let view = wholeView;
  const findPicture = () => stage.querySelector<HTMLElement>('[data-current]');

  const show = (next: View, { isAnimated = false, backdropOpacity = 1 }: ShowOptions = {}) => {
    const element = findPicture();
    const from = formatTransform(view);
    view = next;
    const isWhole = view.scale === 1 && view.x === 0 && view.y === 0;
    if (element) {
      element.style.transform = isWhole ? '' : formatTransform(view);
      if (isAnimated) animateMove(element, from, formatTransform(view));
    }
    onStateChange({ isZoomed: view.scale > 1, backdropOpacity });
  };
  const showClamped = (next: View, options?: MoveOptions) =>
    show(clampView(next, measure(findPicture()), measure(stage)), options);
  const zoomBy = (factor: number, point: Point, options?: MoveOptions) =>
    showClamped(zoomAround(view, point, view.scale * factor), options);
  const zoomToNextScale = (point: Point) =>
    showClamped(zoomAround(view, point, getNextScale(view.scale, measure(findPicture()), measure(stage))), {
      isAnimated: true,
    });

  const panBy = (x: number, y: number, options?: MoveOptions) =>
    showClamped({ ...view, x: view.x + x, y: view.y + y }, options);

  return { getView: () => view, show, showClamped, zoomBy, zoomToNextScale, panBy };
}

function measure(element: HTMLElement | null) {
  return { width: element?.offsetWidth ?? 1, height: element?.offsetHeight ?? 1 };
}
