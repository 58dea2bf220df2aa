import { describe, expect, test } from 'vitest';
import { isQuill, productIds } from './catalogue.ts';
import { gradedProductIds, grades } from './grades.ts';

describe('quill grades', () => {
  test('are ordered from thin to thick, with fewer quills per kilogram at each step', () => {
    const figures = gradedProductIds.map((id) => grades[id]);
    expect(figures.map(({ diameterMm }) => diameterMm)).toEqual([6, 6, 10, 13, 16, 19, 23, 25]);
    const counts = figures.map(({ quillsPerKg }) => quillsPerKg);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(gradedProductIds).toEqual([12, 10, 9, 8, 7, 6, 3, 4]);
  });

  test('distinguish quills from other cinnamon', () => {
    expect(productIds.filter(isQuill)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
