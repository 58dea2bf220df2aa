/** A length in millimetres, or a range of lengths, and the length of the shortest ruler that is long enough. */
export interface LengthRange {
  readonly from: number;
  readonly to: number;
  readonly ruler: number;
}

/** Few, so that products can be compared. */
const rulers = [30, 300, 3000] as const;

/**
 * Reads the length from the value of a specification row such as `6 mm` or `about 10 to 17 mm`; undefined for other
 * values.
 */
export function parseLengthRange(value: string): LengthRange | undefined {
  const words = value.split(/\s/);
  const unitIndex = words.findIndex((word) => /^mm(?![\p{L}²³])/u.test(word));
  const to = parseNumber(words[unitIndex - 1]);
  const ruler = rulers.find((length) => to !== undefined && to <= length);
  // In `2.5 to 7 mm` the first number stands two words before the second.
  return to === undefined || ruler === undefined
    ? undefined
    : { from: parseNumber(words[unitIndex - 3]) ?? 0, to, ruler };
}

function parseNumber(word: string | undefined): number | undefined {
  return word !== undefined && /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined;
}
