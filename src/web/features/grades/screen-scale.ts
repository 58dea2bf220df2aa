/** A bank card in millimetres (ISO/IEC 7810, ID-1); `corner` is a radius. */
export const card = { long: 85.6, short: 53.98, corner: 3.18 } as const;

/** Screen pixels per millimetre: from those of a large television to more than a telephone has. */
const scales = { least: 0.5, most: 60 } as const;

export function parseScreenScale(stored: unknown): number | undefined {
  const scale = Number(stored);
  return scale >= scales.least && scale <= scales.most ? scale : undefined;
}
