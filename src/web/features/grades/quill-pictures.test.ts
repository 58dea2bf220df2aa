import sharp from 'sharp';
import { expect, test } from 'vitest';
import { gradedProductIds, grades } from '#domain/catalogue/grades.ts';
import { quillEnds } from './quill-ends.ts';
import { quillPictures } from './quill-pictures.ts';

const picturedMm = { width: 30, height: 90 };

interface Cutout {
  readonly width: number;
  readonly height: number;
  readonly isOpaque: (x: number, y: number) => boolean;
}

type Point = readonly [x: number, y: number];

async function readCutout(id: string): Promise<Cutout> {
  const { data: alphas, info } = await sharp(`media/originals/${id}.webp`)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const halfOpaque = 127;
  return { width, height, isOpaque: (x, y) => (alphas[y * width + x] ?? 0) > halfOpaque };
}

const countUpTo = (end: number) => Array.from({ length: end }, (_, index) => index);

function listRim({ width, height, isOpaque }: Cutout): readonly Point[] {
  return countUpTo(height).flatMap((y) => {
    const opaque = countUpTo(width).filter((x) => isOpaque(x, y));
    return [opaque.at(0), opaque.at(-1)].filter((x) => x !== undefined).map((x) => [x, y] as const);
  });
}

function measureExtent(points: readonly Point[], angle: number): number {
  const places = points.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle));
  return Math.max(...places) - Math.min(...places) + 1;
}

/** The largest extent in any direction. Half a turn is enough, because opposite directions have the same one. */
function measureWidest(points: readonly Point[]): number {
  const directionCount = 36;
  return Math.max(
    ...countUpTo(directionCount).map((index) => measureExtent(points, (index * Math.PI) / directionCount)),
  );
}

test.each(gradedProductIds)('the end of the quill of product %d has a square picture', async (id) => {
  const { width, height } = await readCutout(quillEnds[id].id);
  expect(width).toBe(height);
});

test.each(gradedProductIds)(
  'the end of the quill of product %d is at its widest as wide as its picture',
  async (id) => {
    const cutout = await readCutout(quillEnds[id].id);
    const shareOfPicture = measureWidest(listRim(cutout)) / cutout.width;
    expect(shareOfPicture).toBeGreaterThan(0.98);
    expect(shareOfPicture).toBeLessThan(1.02);
  },
);

test.each(gradedProductIds)('the picture of product %d has the shape that all quills share', async (id) => {
  const { width, height } = await readCutout(quillPictures[id].id);
  expect(height / width).toBe(picturedMm.height / picturedMm.width);
});

test.each(gradedProductIds)('in its picture the quill of product %d lies at the left edge', async (id) => {
  const { width, height, isOpaque } = await readCutout(quillPictures[id].id);
  const firstColumn = countUpTo(width).findIndex((x) => countUpTo(height).some((y) => isOpaque(x, y)));
  expect(firstColumn).toBeGreaterThanOrEqual(0);
  expect(firstColumn).toBeLessThan(4);
});

test.each(gradedProductIds)('in its picture the quill of product %d is as wide as its diameter', async (id) => {
  const { width, height, isOpaque } = await readCutout(quillPictures[id].id);
  const rightEdge = 1 + countUpTo(width).findLastIndex((x) => countUpTo(height).some((y) => isOpaque(x, y)));
  expect((rightEdge / width) * picturedMm.width).toBeCloseTo(grades[id].diameterMm, 0);
});
