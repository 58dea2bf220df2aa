import { describe, expect, test } from 'vitest';
import { idsByName } from '#tests/support/product-ids.ts';
import { isQuill, productIds } from './catalogue.ts';
import { gradedProductIds, grades } from './grades.ts';

const { h1, h2, h2Super, m4, m5, c4, c5, c5Special, extraSpecial, alba } = idsByName;
const figures = gradedProductIds.map((id) => grades[id]);

describe('quill grades', () => {
  test('are ordered from thin to thick', () => {
    expect(gradedProductIds).toEqual([alba, c5Special, c5, c4, m5, m4, h1, h2]);
    expect(figures.map(({ diameterMm }) => diameterMm)).toEqual([6, 6, 10, 13, 16, 19, 23, 25]);
  });

  test('have fewer quills per kilogram at each step', () => {
    const counts = figures.map(({ quillsPerKg }) => quillsPerKg);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('distinguish quills from other cinnamon', () => {
    expect(productIds.filter(isQuill)).toEqual([h1, h2, h2Super, m4, m5, c4, c5, c5Special, extraSpecial, alba]);
  });
});
