import sharp from 'sharp';
import { expect, test } from 'vitest';
import { gradedProductIds, grades } from '#domain/catalogue/grades.ts';
import { quillEnds } from './quill-ends.ts';
import { quillPictures } from './quill-pictures.ts';

const pictureMm = 30;

function widthAlong(points: readonly (readonly [number, number])[], side: number, angle: number): number {
  const along = points.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle));
  return (Math.max(...along) - Math.min(...along) + 1) / side;
}

test.each(gradedProductIds)(
  'the end of the quill of product %d is at its widest as wide as its picture',
  async (id) => {
    const { data, info } = await sharp(`media/originals/${quillEnds[id].id}.webp`)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(info.height);
    const rim = Array.from({ length: info.height }, (_, y) => {
      const row = [...data.subarray(y * info.width, (y + 1) * info.width)].map((alpha) => alpha > 127);
      return [row.indexOf(true), row.lastIndexOf(true)].filter((x) => x >= 0).map((x) => [x, y] as const);
    }).flat();
    const widths = Array.from({ length: 36 }, (_, step) => widthAlong(rim, info.width, (step * Math.PI) / 36));
    expect(Math.max(...widths)).toBeGreaterThan(0.98);
    expect(Math.max(...widths)).toBeLessThan(1.02);
  },
);

test.each(gradedProductIds)('the picture of product %d has the width of its quill at one scale for all', async (id) => {
  const { data, info } = await sharp(`media/originals/${quillPictures[id].id}.webp`)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.height).toBe(info.width * 3);
  const isOpaque = (x: number) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).some((alpha) => alpha > 127);
  const columns = Array.from({ length: info.width }, (_, x) => isOpaque(x));
  expect(columns.indexOf(true)).toBeLessThan(4);
  expect(((columns.lastIndexOf(true) + 1) / info.width) * pictureMm).toBeCloseTo(grades[id].diameterMm, 0);
});
