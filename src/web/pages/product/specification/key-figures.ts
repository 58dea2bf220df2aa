import type { Specification, SpecificationKey } from '#content/catalogue/product-text.ts';
import { toSpecificationRows, type SpecificationRow } from '#content/catalogue/specification-rows.ts';
import { openValuePattern } from '#text/catalogue/specification-labels.ts';

const maxKeyFigures = 4;
const maxSpecific = 3;

const fallbackKeys: readonly SpecificationKey[] = ['hsCode', 'packing', 'season', 'form'];
const excludedKeys = new Set<SpecificationKey>([
  'botanicalName',
  'partUsed',
  'orderUnit',
  'growingCountry',
  'storage',
  'tests',
]);

export interface KeyFigure extends SpecificationRow {
  readonly shortValue: string;
}

/**
 * The rows of the specification that tell a product from others: up to three of its own, then rows that most products
 * have. Rows that leave their value open are left out.
 */
export function listKeyFigures(specification: Specification): readonly KeyFigure[] {
  const stated = toSpecificationRows(specification).filter(
    ({ name, value }) => !excludedKeys.has(name) && !openValuePattern.test(value),
  );
  const specific = stated.filter(({ name }) => !fallbackKeys.includes(name));
  const fallbacks = fallbackKeys.flatMap((name) => stated.filter((row) => row.name === name));
  return [...specific.slice(0, maxSpecific), ...fallbacks].slice(0, maxKeyFigures).map(toKeyFigure);
}

function toKeyFigure(row: SpecificationRow): KeyFigure {
  return { ...row, shortValue: getFirstPart(row.value) };
}

/** The value up to its first semicolon, bracket, or comma that a word follows. */
function getFirstPart(value: string): string {
  return value.split(/;|,(?= \p{L})| \(/u)[0] ?? value;
}
