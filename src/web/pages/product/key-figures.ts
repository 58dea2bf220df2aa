import type { Figure } from '#content/types.ts';
import { figureLabels } from '#text/product.ts';

/** Number of figures under the name, and how many of them are rows that not every product has. */
const count = { all: 4, own: 3 } as const;

const general: readonly string[] = figureLabels.general;
const hidden = new Set<string>([figureLabels.latinName, ...figureLabels.background]);

/**
 * The figures that tell a product from others: its own rows of the specification first, then those that every product
 * has. Of a row with several values only the first; none that leaves its value open.
 */
export function keyFigures(figures: readonly Figure[]): readonly Figure[] {
  const closed = figures.filter(({ label, value }) => !hidden.has(label) && !figureLabels.open.test(value));
  const own = closed.filter(({ label }) => !general.includes(label));
  const others = general.flatMap((label) => closed.filter((figure) => figure.label === label));
  return [...own.slice(0, count.own), ...others]
    .slice(0, count.all)
    .map(({ label, value }) => ({ label, value: firstPart(value) }));
}

/** The botanical name; undefined if the specification has none. */
export function latinName(figures: readonly Figure[]): string | undefined {
  return figures.find(({ label }) => label === figureLabels.latinName)?.value;
}

/** A value without what is said beside it: after a semicolon, after a comma between words, or in brackets. */
function firstPart(value: string): string {
  return value.split(/;|,(?= \p{L})| \(/u)[0] ?? value;
}
