import type { TableRow } from '#domain/list-table/table-row.ts';
import type { ProductParser } from '#domain/quick-list/names/product-parser.ts';
import { maxQuickListRows, parseQuickListInSteps, type ListInput } from '#domain/quick-list/quick-list.ts';
import { listRemarks } from '#text/list/list-input.ts';
import { createPacer } from '#web/browser/yield-to-browser.ts';
import { toTableRow } from './rows/to-table-row.ts';

export interface ListAsTableRows {
  readonly rows: readonly TableRow[];
  readonly otherLines: readonly string[];
  readonly omittedText: string;
  readonly remarks: readonly string[];
}

/** More than the table has rows, because a pasted email also has empty lines and sentences. */
const maxLines = 3 * maxQuickListRows;

/** Parses in slices, so that the page stays responsive. Resolves to undefined if the list is too long to be read. */
export async function parseListInSlices(input: ListInput, parser: ProductParser): Promise<ListAsTableRows | undefined> {
  const isText = typeof input === 'string';
  const lines = isText ? input.split(/\r\n?|\n/) : input.map((cells) => cells.join('\t'));
  const steps = parseQuickListInSteps(isText ? lines.slice(0, maxLines).join('\n') : input.slice(0, maxLines), parser);
  const pauseIfBusy = createPacer();
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) await pauseIfBusy();
  const list = step.value;
  if (list.isTooLong) return undefined;
  const omitted = [...list.omittedSources, ...lines.slice(maxLines).filter((line) => line.trim() !== '')];
  return {
    rows: list.rows.map(toTableRow),
    otherLines: list.otherIndexes.map((index) => list.sources[index] ?? ''),
    omittedText: omitted.join('\n'),
    remarks: [
      omitted.length > 0 && listRemarks.tooManyLines(maxQuickListRows, list.sources.length + omitted.length),
      list.hasOmittedCharacters && listRemarks.cleaned,
      list.ignoredColumns.length > 0 && listRemarks.ignoredColumns(list.ignoredColumns),
    ].filter((remark) => remark !== false),
  };
}
