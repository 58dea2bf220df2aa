import { specificationLabels } from '#text/catalogue/specification-labels.ts';
import { comparePageTexts } from '#text/pages/compare.ts';
import type { ComparedProduct } from './load-compared-products.ts';

interface ComparisonRow {
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  readonly isDifferent: boolean;
  readonly isDifferentOnPhones: boolean;
}

/**
 * Nearly every product states these facts, so they tell products apart the least and stand last. They are found by
 * label, because `/catalogue.json` has no keys for the rows of a specification.
 */
const lastLabels: readonly string[] = [
  specificationLabels.botanicalName,
  specificationLabels.partUsed,
  specificationLabels.form,
  comparePageTexts.summary,
  specificationLabels.packing,
  specificationLabels.season,
  specificationLabels.storage,
  specificationLabels.tests,
  specificationLabels.orderUnit,
  specificationLabels.hsCode,
];

export function listComparisonRows(products: readonly ComparedProduct[]): readonly ComparisonRow[] {
  const stated = new Set(products.flatMap(({ figures }) => figures.map(({ label }) => label)));
  const rows = [...stated].map((label) =>
    createComparisonRow(
      label,
      products.map(({ figures }) => figures.find((figure) => figure.label === label)?.value),
    ),
  );
  const summaryRow = createComparisonRow(
    comparePageTexts.summary,
    products.map(({ summary }) => summary),
  );
  const mainRows = rows.filter(({ label }) => !lastLabels.includes(label));
  const allRows = [...rows, summaryRow];
  return [
    ...mainRows.filter(({ values }) => !values.includes(undefined)),
    ...mainRows.filter(({ values }) => values.includes(undefined)),
    ...lastLabels.flatMap((label) => allRows.filter((row) => row.label === label)),
  ];
}

function createComparisonRow(label: string, values: readonly (string | undefined)[]): ComparisonRow {
  return { label, values, isDifferent: new Set(values).size > 1, isDifferentOnPhones: values[0] !== values[1] };
}
