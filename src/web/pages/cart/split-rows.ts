import Papa from 'papaparse';
import type { Row } from '#domain/quick-list/quick-list.ts';

/** Splits a table into rows and cells; quotes may hold line breaks and delimiters. */
export function splitRows(text: string, delimiter: string): Row[] {
  const rows: Row[] = [];
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, meta }) => {
      rows.push({ source: text.slice(start, meta.cursor).trim(), cells: data });
      start = meta.cursor;
    },
  });
  return rows;
}
