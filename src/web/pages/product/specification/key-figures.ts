import type { Specification, SpecificationKey } from '#content/catalogue/product-text.ts';
import { toSpecificationRows, type SpecificationRow } from '#content/catalogue/specification-rows.ts';
import { openValuePattern } from '#text/catalogue/specification-labels.ts';

const limits = { all: 4, specific: 3 } as const;

const general: readonly SpecificationKey[] = ['hsCode', 'packing', 'season', 'form'];
const excluded = new Set<SpecificationKey>([
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
 * The rows of the specification that tell a product from others: first its own, then rows of a kind
 * that most have. Rows that leave their value open are left out.
 */
export function getKeyFigures(specification: Specification): readonly KeyFigure[] {
  const stated = toSpecificationRows(specification).filter(
    ({ name, value }) => !excluded.has(name) && !openValuePattern.test(value),
  );
  const specific = stated.filter(({ name }) => !general.includes(name));
  const others = general.flatMap((name) => stated.filter((row) => row.name === name));
  return [...specific.slice(0, limits.specific), ...others].slice(0, limits.all).map(toKeyFigure);
}

function toKeyFigure(row: SpecificationRow): KeyFigure {
  return { ...row, shortValue: firstPart(row.value) };
}

/** The value up to its first semicolon, bracket, or comma that a word follows. */
function firstPart(value: string): string {
  return value.split(/;|,(?= \p{L})| \(/u)[0] ?? value;
}
