import { fold } from '#domain/fold.ts';
import { withoutEscapes } from '#domain/quote/csv.ts';
import { parseQuoteRow } from '#domain/quote/quote-csv.ts';
import { readAmount } from './amount.ts';
import { partsOf, type Part } from './classify.ts';
import type { ListRow } from './list-row.ts';
import type { ProductParser } from './product-parser.ts';
import { readProduct } from './product.ts';
import type { Row } from './rows.ts';
import { inWords } from './titled-row.ts';
import type { Column } from './titles.ts';

const markable = new Set<Part['kind']>(['name', 'like', 'number', 'unit']);

/** Reads a row as goods; undefined if it names none. `isPlaced`: whether numbers may be packs and weight by their place. */
export function readRow(
  row: Row,
  columns: readonly Column[] | undefined,
  isPlaced: boolean,
  parser: ProductParser,
): Omit<ListRow, 'index' | 'source'> | undefined {
  const plain = partsOf(row.text, parser);
  const parts = columns ? inWords(plain, columns) : plain;
  const { product, isNamed, used: name } = readProduct(parts, parser);
  const first = (kind: Part['kind']) => parts.findIndex((part) => part.kind === kind);
  const isByPlace = !columns && isPlaced && !row.isTorn && first('name') < first('number');
  const { amount, used } = readAmount(parts, isByPlace);
  if (columns ? parts.length === 0 : !isGoods(parts, product.products.length, isNamed)) return undefined;

  const read = new Set([...name, ...used]);
  const marks = parts.filter((part) => read.has(part) && markable.has(part.kind) && part.start < part.end);
  return {
    ...product,
    ...amount,
    amountDoubt: amount.amountDoubt ?? (row.isTorn ? 'unclear' : undefined),
    marks: marks.map(({ start, end }) => ({ start, end })).toSorted((one, another) => one.start - another.start),
    note: noteOf(row.text, parts, read),
    ...(columns && readOwn(row.cells, columns)),
  };
}

/** Whether a row orders something. A line of a mail has no product, or has one among many words and no number. */
function isGoods(parts: readonly Part[], products: number, isNamed: boolean): boolean {
  const has = (kind: Part['kind']) => parts.some((part) => part.kind === kind);
  const isShort = parts.filter(({ kind }) => /^(?:name|like|word)$/.test(kind)).length <= 5 && isNamed && products <= 2;
  return (products > 0 && (has('number') || isShort)) || (has('number') && has('unit') && !has('total'));
}

/** The titles of the file that the cart saves. */
const ownTitles = 'category,type,quantity,pack weight,unit,details';

/** Rows below these titles hold stored values, so they are taken unread. */
function readOwn(cells: readonly string[], columns: readonly Column[]): Partial<ListRow> | undefined {
  const item = fold(columns.map(({ title }) => title).join()) === ownTitles ? parseQuoteRow(cells) : undefined;
  const note = oneLine(withoutEscapes(cells[5] ?? ''));
  return item && { ...item, isPackingOpen: false, note, amountDoubt: undefined };
}

const silent = new Set('pause filler of in times equals each per total pack quantity'.split(' '));

/** What is left of a row without the parts that were read: the words, in order, as they were written. */
function noteOf(line: string, parts: readonly Part[], read: ReadonlySet<Part>): string {
  const isTable = line.includes('\u001F');
  const runs: Part[][] = [[]];
  for (const part of parts) {
    // Within a cell of a table, only its end is a pause.
    const isPause = part.kind === 'cell' || (!isTable && /^[,;(|)]$/.test(part.text));
    if (read.has(part) || isPause) runs.push([]);
    else runs.at(-1)?.push(part);
  }
  const texts = runs.map((run) => {
    const [first] = run;
    // The title says what is below it.
    const isTitled = run.some(({ start, end }) => start === end);
    if (!first || isTitled || run.every(({ kind }) => silent.has(kind))) return '';
    const text = withoutSigns(line.slice(first.start, run.at(-1)?.end));
    return first.title === undefined ? text : `${first.title} ${text}`;
  });
  return texts
    .map(oneLine)
    .filter((text) => text !== '')
    .join('; ');
}

function oneLine(text: string): string {
  return text.split(/\s+/).join(' ').trim();
}

function withoutSigns(text: string): string {
  const plain = text
    .replace(/^(?:[\s,;:|.–—=@'-](?!\d)|\+(?![\s\d]))+/, '')
    .replace(/(?<![\s,;:|(–—-])[\s,;:|(–—-]+$/, '');
  return plain.replace(/^\(([^)]*)$/, '$1').replace(/^([^(]*)\)$/, '$1');
}
