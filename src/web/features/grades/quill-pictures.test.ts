import sharp from 'sharp';
import { expect, test } from 'vitest';
import { gradedIds } from '#domain/grades.ts';
import { quillPictures } from './quill-pictures.ts';

/** As a share of the picture's side. */
function widthAlong(points: readonly (readonly [number, number])[], side: number, angle: number): number {
  const along = points.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle));
  return (Math.max(...along) - Math.min(...along) + 1) / side;
}

test.each(gradedIds)('the quill of product %d is at its widest as wide as its picture', async (id) => {
  const { data, info } = await sharp(`media/originals/${quillPictures[id].id}.webp`)
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
});
