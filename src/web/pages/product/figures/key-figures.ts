import { figureRows, type FigureRow } from '#content/catalogue/figure-rows.ts';
import type { FigureName, Figures } from '#content/catalogue/product-text.ts';
import { openValuePattern } from '#text/catalogue/figures.ts';

const limits = { all: 4, specific: 3 } as const;

const general: readonly FigureName[] = ['hsCode', 'packing', 'season', 'form'];
const excluded = new Set<FigureName>(['botanicalName', 'partUsed', 'orderUnit', 'growingCountry', 'storage', 'tests']);

export interface KeyFigure extends FigureRow {
  readonly shortValue: string;
}

/**
 * The figures that tell a product from others: first its own rows of the specification, then rows of a kind
 * that most have. Rows that leave their value open are left out.
 */
export function getKeyFigures(figures: Figures): readonly KeyFigure[] {
  const stated = figureRows(figures).filter(({ name, value }) => !excluded.has(name) && !openValuePattern.test(value));
  const specific = stated.filter(({ name }) => !general.includes(name));
  const others = general.flatMap((name) => stated.filter((figure) => figure.name === name));
  return [...specific.slice(0, limits.specific), ...others].slice(0, limits.all).map(toKeyFigure);
}

function toKeyFigure(row: FigureRow): KeyFigure {
  return { ...row, shortValue: firstPart(row.value) };
}

/** The value up to its first semicolon, bracket, or comma that a word follows. */
function firstPart(value: string): string {
  return value.split(/;|,(?= \p{L})| \(/u)[0] ?? value;
}
