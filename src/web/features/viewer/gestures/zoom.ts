/**
 * The position of a picture in the viewer: its centre, measured from the centre of the stage in CSS pixels, and its
 * scale.
 */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholeView: View = { x: 0, y: 0, scale: 1 };

export const maxScale = 3;

const minVisibleStep = 0.3;

export function zoomAround(view: View, point: Point, scale: number): View {
  const clampedScale = Math.min(Math.max(scale, 1), maxScale);
  const factor = clampedScale / view.scale;
  return { x: point.x - (point.x - view.x) * factor, y: point.y - (point.y - view.y) * factor, scale: clampedScale };
}

/**
 * The view after one of two fingers has moved, while the finger at `other` rests. The middle between the fingers stays
 * on the same place of the picture.
 */
export function pinchView(view: View, from: Point, to: Point, other: Point): View {
  const scale = (view.scale * measureDistance(to, other)) / Math.max(measureDistance(from, other), 1);
  const moved = { ...view, x: view.x + (to.x - from.x) / 2, y: view.y + (to.y - from.y) / 2 };
  return zoomAround(moved, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }, scale);
}

export function measureDistance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function clampView({ x, y, scale }: View, picture: Size, stage: Size): View {
  const clamp = (shift: number, length: number, room: number) => {
    const max = Math.max(0, (length * scale - room) / 2);
    return Math.min(Math.max(shift, -max), max);
  };
  return { x: clamp(x, picture.width, stage.width), y: clamp(y, picture.height, stage.height), scale };
}

/**
 * The scale after a tap or press: from 1 to the scale at which the picture fills the stage (left out if near 1 or
 * `maxScale`), then to `maxScale`, then back to 1.
 */
export function getNextScale(scale: number, picture: Size, stage: Size): number {
  const fill = Math.max(stage.width / picture.width, stage.height / picture.height);
  const scales = fill > 1 + minVisibleStep && fill < maxScale - minVisibleStep ? [fill, maxScale] : [maxScale];
  return scales.find((each) => each > scale + 0.01) ?? 1;
}

export function formatTransform({ x, y, scale }: View): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
