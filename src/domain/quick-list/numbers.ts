const groupMarks = /['’`´_ \u00A0\u202F]/;

/**
 * What a written number may mean, as decimals with a point: `2,5` is 2.5, and `1,000` may be 1000 or 1. A point and a comma
 * are read alike, because countries use them the other way round. Empty if it can't be a number.
 */
export function parseNumber(text: string): string[] {
  const readings = [withoutGroups(text), decimalOf(text)].filter((reading) => reading !== undefined);
  return [...new Set(readings.map((reading) => String(Number(reading))))].filter((reading) => /^[\d.]+$/.test(reading));
}

/** `1,000`, `1'000.5`, and as in India `1,00,000`; the mark of the decimals is another one. */
function withoutGroups(text: string): string | undefined {
  const isGrouped =
    /^[1-9]\d{0,2}([.,'’`´_ \u00A0\u202F])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/.test(text) ||
    /^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?$/.test(text);
  if (!isGrouped) return undefined;
  const mark = groupMarks.test(text) ? groupMarks.exec(text)?.[0] : /[.,]/.exec(text)?.[0];
  return text.replaceAll(mark ?? '', '').replace(',', '.');
}

function decimalOf(text: string): string | undefined {
  return /^\d*(?:[.,]\d+)?$/.test(text) ? text.replace(',', '.') : undefined;
}
