import { describe, expect, test } from 'vitest';
import { categoryOf, productIds } from './catalogue.ts';
import { gradeOf, grades, isQuill } from './grades.ts';

describe('the grades of quills', () => {
  test('go from the thinnest to the thickest, with fewer quills in a kilogram at each step', () => {
    for (const [index, grade] of grades.entries()) {
      const next = grades[index + 1];
      if (!next) continue;
      expect(next.diameter).toBeGreaterThanOrEqual(grade.diameter);
      expect(next.quillsPerKg).toBeLessThan(grade.quillsPerKg);
    }
  });

  test('carry the commonly quoted trade figures', () => {
    expect(grades.map(({ productId, diameter }) => [productId, diameter])).toEqual([
      [12, 6],
      [10, 6],
      [9, 10],
      [8, 13],
      [7, 16],
      [6, 19],
      [3, 23],
      [4, 25],
    ]);
  });

  test('are cinnamon, each product once', () => {
    expect(new Set(grades.map(({ productId }) => productId)).size).toBe(grades.length);
    expect(grades.every(({ productId }) => categoryOf(productId) === 'cinnamon')).toBe(true);
  });

  test('know quills from other cinnamon, and quills with figures from those without', () => {
    expect(productIds.filter(isQuill)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(gradeOf(12)?.diameter).toBe(6);
    expect(gradeOf(5)).toBeUndefined();
    expect(gradeOf(15)).toBeUndefined();
  });
});
