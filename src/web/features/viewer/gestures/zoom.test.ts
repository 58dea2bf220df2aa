import { describe, expect, test } from 'vitest';
import { clampView, getNextScale, pinchView, wholeView, zoomAround } from './zoom.ts';

const phone = { width: 360, height: 600 };
const landscape = { width: 360, height: 240 };

describe('zooming', () => {
  test('keeps the point under the finger in its place', () => {
    const view = zoomAround({ x: 30, y: -10, scale: 1.5 }, { x: 90, y: 40 }, 3);
    expect((90 - view.x) / view.scale).toBeCloseTo((90 - 30) / 1.5, 10);
    expect((40 - view.y) / view.scale).toBeCloseTo((40 + 10) / 1.5, 10);
  });

  test('stays between the whole picture and three times its size', () => {
    expect(zoomAround(wholeView, { x: 0, y: 0 }, 9).scale).toBe(3);
    expect(zoomAround(wholeView, { x: 0, y: 0 }, 0.2).scale).toBe(1);
  });

  test('steps to the full height of the screen, to three times the size, and back', () => {
    expect(getNextScale(1, landscape, phone)).toBe(2.5);
    expect(getNextScale(2.5, landscape, phone)).toBe(3);
    expect(getNextScale(3, landscape, phone)).toBe(1);
    expect(getNextScale(1.7, landscape, phone)).toBe(2.5);
  });

  test('steps straight to three times the size if the picture nearly fills the screen', () => {
    expect(getNextScale(1, { width: 340, height: 560 }, phone)).toBe(3);
  });
});

describe('two fingers', () => {
  test('enlarge by how far they move apart, around the middle between them', () => {
    const view = pinchView(wholeView, { x: 50, y: 0 }, { x: 150, y: 0 }, { x: -50, y: 0 });
    expect(view).toEqual({ x: 50, y: 0, scale: 2 });
  });

  test('that begin in the same place enlarge no further than the largest scale', () => {
    expect(pinchView(wholeView, { x: 0, y: 0 }, { x: 100, y: 0 }, { x: 0, y: 0 }).scale).toBe(3);
  });
});

describe('a view', () => {
  test('stops where the picture would leave a gap', () => {
    expect(clampView({ x: 900, y: -900, scale: 3 }, landscape, phone)).toEqual({ x: 360, y: -60, scale: 3 });
  });

  test('stays in the middle while the picture is smaller than the stage', () => {
    expect(clampView({ x: 50, y: 50, scale: 1 }, landscape, phone)).toEqual(wholeView);
  });
});
