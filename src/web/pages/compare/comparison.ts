import { figureRows } from '#content/figures.ts';
import type { Product } from '#content/product.ts';
import type { FigureName } from '#content/types.ts';
import { compare } from '#text/compare.ts';
import { figureLabels } from '#text/figures.ts';

/** A row of the comparison: one fact of every product. */
interface ComparisonRow {
  readonly name: FigureName | 'summary';
  readonly label: string;
  /** In the order of the products; undefined where a product does not state the fact. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

/** What stands below the figures that tell products apart. */
const background: readonly ComparisonRow['name'][] = [
  'botanicalName',
  'partUsed',
  'form',
  'summary',
  'packing',
  'season',
  'storage',
  'tests',
  'orderUnit',
  'hsCode',
];

/** The rows that these products have: the figures of all first, then those of some, then the background. */
export function comparisonRows(products: readonly Product[]): readonly ComparisonRow[] {
  const stated = new Set(products.flatMap(({ figures }) => figureRows(figures).map(({ name }) => name)));
  const rows = [...stated].map((name) =>
    row(
      name,
      figureLabels[name],
      products.map(({ figures }) => figures[name]),
    ),
  );
  const summaries = row(
    'summary',
    compare.summary,
    products.map(({ summary }) => summary),
  );
  const own = rows.filter(({ name }) => !background.includes(name));
  return [
    ...own.filter(({ values }) => !values.includes(undefined)),
    ...own.filter(({ values }) => values.includes(undefined)),
    ...background.flatMap((name) => [...rows, summaries].filter((each) => each.name === name)),
  ];
}

function row(name: ComparisonRow['name'], label: string, values: readonly (string | undefined)[]): ComparisonRow {
  return { name, label, values, differs: new Set(values).size > 1 };
}
