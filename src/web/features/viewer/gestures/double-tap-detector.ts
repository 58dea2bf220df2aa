import { measureDistance, type Point } from './zoom.ts';

export const maxPauseMs = 350;
const maxDistancePx = 40;

/** The returned function tells whether a tap is the second of a double tap. A third tap counts as a first one. */
export function createDoubleTapDetector(): (point: Point, timeMs: number) => boolean {
  let first: { readonly point: Point; readonly timeMs: number } | undefined;
  return (point, timeMs) => {
    const isSecond =
      first !== undefined && timeMs - first.timeMs < maxPauseMs && measureDistance(point, first.point) < maxDistancePx;
    first = isSecond ? undefined : { point, timeMs };
    return isSecond;
  };
}
