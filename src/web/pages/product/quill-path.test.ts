import { describe, expect, test } from 'vitest';
import { grades } from '#domain/grades.ts';
import { quillPath } from './quill-path.ts';

const arcs = (path: string) =>
  [...path.matchAll(/A([\d.]+) [\d.]+ 0 0 1 (-?[\d.]+) 0/g)].map((arc) => arc.slice(1).map(Number));

describe('quill path', () => {
  test.each(Object.values(grades))('of $diameter mm starts at the rim and stays inside', ({ diameter }) => {
    const path = quillPath(diameter);
    expect(path).toMatch(new RegExp(`^M${diameter / 2} 0A`));
    for (const [radius = Infinity, x = Infinity] of arcs(path)) {
      expect(radius).toBeLessThan(diameter / 2);
      expect(Math.abs(x)).toBeLessThanOrEqual(diameter / 2);
    }
  });

  test.each(Object.values(grades))('of $diameter mm winds inwards at least one turn', ({ diameter }) => {
    const radii = arcs(quillPath(diameter)).map(([radius]) => radius);
    expect(radii.length).toBeGreaterThanOrEqual(2);
    expect(radii).toEqual(radii.toSorted((one = 0, other = 0) => other - one));
  });
});
