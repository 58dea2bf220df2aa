import { joinNotes, type Fields } from './fields.ts';
import { findMeasure } from './measures.ts';
import { plainWord, tokensOf, type Token } from './tokens.ts';

/** What a column of a table holds; undefined if it is not read. */
type Role = 'name' | 'category' | 'quantity' | 'weight' | 'unit' | 'note';

/** The words in the titles of the columns, in English, Spanish, French and German; the first that fits counts. */
const titles: readonly (readonly [Role, string])[] = [
  ['note', 'note notes detail details remark remarks comment comments nota notas detalle detalles observaciones'],
  ['category', 'category categoria categorie kategorie'],
  ['weight', 'weight size kg kgs kilo kilos tons pounds lbs litres liters peso toneladas libras litros poids gewicht'],
  [
    'quantity',
    'quantity qty packs bags units count cantidad sacos bolsas cajas bultos empaques pacas quantite menge anzahl',
  ],
  ['unit', 'unit uom unidad unite einheit'],
  [
    'name',
    'product products item name spice type description producto articulo especia tipo descripcion produit artikel',
  ],
];
const roles = new Map(titles.flatMap(([role, words]) => words.split(' ').map((word) => [word, role])));
const precedence = titles.map(([role]) => role);

/** The columns of a table by its first row. */
export interface Head {
  readonly columns: Readonly<Partial<Record<Role, number>>>;
  /** The unit in the title of the weights: `Pack weight (kg)`. */
  readonly unit: string;
  /** Titles of the columns that are not read. */
  readonly unread: readonly string[];
}

/** Reads the titles of a table; undefined if the row has no title of a product and of a quantity or weight. */
export function parseHead(cells: readonly string[]): Head | undefined {
  // A line in words has commas and words such as quantity too.
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  const columns: Partial<Record<Role, number>> = {};
  const unread: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const role = roleOf(cell);
    if (role && columns[role] === undefined) columns[role] = index;
    else if (cell.trim() !== '') unread.push(cell.trim());
  }
  if (columns.name === undefined || (columns.quantity ?? columns.weight) === undefined) return undefined;
  const title = wordsOf(cells[columns.weight ?? -1] ?? '');
  return { columns, unit: title.find((word) => findMeasure(word)) ?? '', unread };
}

function roleOf(cell: string): Role | undefined {
  const words = wordsOf(cell);
  // A total is not the weight of a pack.
  if (words.includes('total')) return undefined;
  const found = new Set(words.map((word) => roles.get(word)));
  return precedence.find((role) => found.has(role));
}

function wordsOf(text: string): string[] {
  return tokensOf(text).map((token) => token.text);
}

/** Splits a row below titles. */
export function splitTitledRow(cells: readonly string[], { columns, unit }: Head): Fields {
  const cell = (role: Role) => cells[columns[role] ?? -1]?.trim() ?? '';
  const weight = cell('weight');
  return {
    name: joinNames(cell('category'), cell('name')),
    amount: joinAmount(cell('quantity'), weight, hasUnit(weight) ? '' : cell('unit') || unit),
    note: joinNotes([withoutFormulaSigns(cell('note'))]),
  };
}

/** Splits a row without titles: names, quantity, weight, unit, notes. Undefined if the cells are no such row. */
export function splitUntitledRow(cells: readonly string[]): Fields | undefined {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const start = filled.findIndex(isNumeric);
  const names = filled.slice(0, Math.max(0, start));
  if (start < 1 || names.some(hasAmount)) {
    return undefined;
  }
  const [first = '', second = '', third = '', fourth = ''] = filled.slice(start);
  if (hasUnit(first)) return { name: names.join(' '), amount: first, note: joinCells(filled.slice(start + 1)) };
  // In `Alba,10,2,5,kg` a decimal comma may have split the weight.
  const isTorn = isNumeric(third) && !hasUnit(third) && findMeasure(plainWord(fourth)) !== undefined;
  if (!isNumeric(second) || isTorn) return undefined;
  const unit = !hasUnit(second) && findMeasure(tokensOf(third)[0]?.text ?? '') ? third : '';
  const notes = filled.slice(start + (unit === '' ? 2 : 3));
  return { name: names.join(' '), amount: joinAmount(first, second, unit), note: joinCells(notes) };
}

/** A number, or a number and its unit. */
function isNumeric(cell: string): boolean {
  const [number, unit, ...others] = tokensOf(cell);
  return number?.kind === 'number' && others.length === 0 && (unit === undefined || isUnit(unit));
}

function hasUnit(cell: string): boolean {
  return tokensOf(cell).some(isUnit);
}

/** Whether a name holds an amount of its own, as where a comma splits `Alba 10 x 2,5 kg`. */
function hasAmount(name: string): boolean {
  return tokensOf(name).at(-1)?.kind === 'number' && !/(?:no|nr|[chm])[.\s]*\d+$/i.test(name);
}

function isUnit({ text }: Token): boolean {
  return findMeasure(text) !== undefined;
}

function joinNames(category: string, name: string): string {
  return `${category} ${name}`.trim();
}

function joinAmount(quantity: string, weight: string, unit: string): string {
  return [quantity, `${weight} ${unit}`.trim()].filter((part) => part !== '').join(' x ');
}

function joinCells(cells: readonly string[]): string {
  return joinNotes(cells.map(withoutFormulaSigns));
}

const formulaSigns = /^['=@+]+/;

/** Whether a spreadsheet would read a cell as a formula, or has marked it as text. */
export function hasFormulaSign(cell: string): boolean {
  return formulaSigns.test(cell.trim());
}

function withoutFormulaSigns(cell: string): string {
  return cell.replace(formulaSigns, '');
}
