/** The long and the short side of a bank card in millimetres: ISO/IEC 7810, ID-1. */
export const card = { long: 85.6, short: 53.98, corner: 3.18 } as const;

/** Pixels of a screen in a millimetre: from those of a large television to more than a telephone has. */
const scales = { least: 0.5, most: 60 } as const;

/** The pixels of the screen in a millimetre, as stored; undefined if nothing sensible is. */
export function parseScreenScale(text: string | undefined): number | undefined {
  const scale = Number(text);
  return scale >= scales.least && scale <= scales.most ? scale : undefined;
}
