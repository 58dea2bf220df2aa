/** A length in millimetres, or a range of lengths, on the shortest of a few rulers that it fits. */
export interface LengthScale {
  /** Where a range begins; 0 for a single length. */
  readonly from: number;
  readonly to: number;
  /** Length of the ruler. */
  readonly ruler: number;
}

/** Lengths of the rulers: few, so that products can be compared. */
const rulers = [30, 300, 3000] as const;

/** Reads the length from the value of a specification row such as `6 mm` or `about 10 to 17 mm`; undefined for other values. */
export function parseLength(value: string): LengthScale | undefined {
  const [, first, second] = /(\d+(?:\.\d+)?)(?:\s\p{L}+\s(\d+(?:\.\d+)?))?\smm(?![\p{L}²³])/u.exec(value) ?? [];
  const to = Number(second ?? first);
  const ruler = rulers.find((length) => to <= length);
  return ruler && { from: second === undefined ? 0 : Number(first), to, ruler };
}
