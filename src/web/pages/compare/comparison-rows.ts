import { figureLabels } from '#text/catalogue/figures.ts';
import { comparePageTexts } from '#text/pages/compare.ts';
import type { ComparedProduct } from './load-compared-products.ts';

interface ComparisonRow {
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  readonly isDifferent: boolean;
}

const lastLabels: readonly string[] = [
  figureLabels.botanicalName,
  figureLabels.partUsed,
  figureLabels.form,
  comparePageTexts.summary,
  figureLabels.packing,
  figureLabels.season,
  figureLabels.storage,
  figureLabels.tests,
  figureLabels.orderUnit,
  figureLabels.hsCode,
];

export function comparisonRows(products: readonly ComparedProduct[]): readonly ComparisonRow[] {
  const stated = new Set(products.flatMap(({ figures }) => figures.map(({ label }) => label)));
  const rows = [...stated].map((label) =>
    row(
      label,
      products.map(({ figures }) => figures.find((figure) => figure.label === label)?.value),
    ),
  );
  const summaries = row(
    comparePageTexts.summary,
    products.map(({ summary }) => summary),
  );
  const mainRows = rows.filter(({ label }) => !lastLabels.includes(label));
  return [
    ...mainRows.filter(({ values }) => !values.includes(undefined)),
    ...mainRows.filter(({ values }) => values.includes(undefined)),
    ...lastLabels.flatMap((label) => [...rows, summaries].filter((each) => each.label === label)),
  ];
}

function row(label: string, values: readonly (string | undefined)[]): ComparisonRow {
  return { label, values, isDifferent: new Set(values).size > 1 };
}
