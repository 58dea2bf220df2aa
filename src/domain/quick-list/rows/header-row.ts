import { foldText } from '#domain/fold-text.ts';
import { tokenize } from '#domain/quick-list/words/tokenize.ts';
import { findWordClass } from '#domain/quick-list/words/vocabulary.ts';
import { toTitleConcept, type TitleConcept } from './to-title-concept.ts';

/**
 * What a column holds. An `ambiguousWeight` may be one pack's or the total; a `quantity` is a number of packs or, with
 * a unit, the total; `other` is not read. A column has no role if its title is not understood.
 */
export type ColumnRole =
  | 'name'
  | 'namePart'
  | 'packCount'
  | 'packWeight'
  | 'quantity'
  | 'total'
  | 'ambiguousWeight'
  | 'unit'
  | 'note'
  | 'property'
  | 'other';

export const amountColumnRoles: readonly ColumnRole[] = [
  'packCount',
  'packWeight',
  'quantity',
  'total',
  'ambiguousWeight',
];

export interface ColumnHeader {
  readonly role: ColumnRole | undefined;
  readonly title: string;
  readonly unit: string | undefined;
}

export function parseHeaderRow(cells: readonly string[]): ColumnHeader[] | undefined {
  // The only number that a title may have is a year.
  const isValue = (cell: string) => cell.length > 40 || /\d/.test(cell.replaceAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g, ''));
  if (cells.length < 2 || cells.some(isValue)) return undefined;
  const columns = cells.map(toColumn);
  const roles = new Set(columns.map(({ role }) => role));
  const hasName = roles.has('name') || roles.has('namePart');
  const hasAmount = amountColumnRoles.some((role) => roles.has(role));
  return hasName && hasAmount ? demoteOtherNames(columns) : undefined;
}

function toColumn(cell: string): ColumnHeader {
  const words = tokenize(cell.replaceAll('_', ' '))
    .filter(({ tokenType }) => tokenType !== 'number')
    .map(({ text }) => text);
  const unit = words.findLast((word) => findWordClass(word) === 'unit');
  const role = findRole(words.map(toTitleConcept));
  return { role, title: cell.trim(), unit };
}

type HasConcept = (...wanted: readonly TitleConcept[]) => boolean;

/**
 * The first rule that fits decides; the comment above each shows titles that fit it. A word that narrows the others
 * comes before them: `Price per kg`, `Product code`. Amounts come last, because one read wrongly costs a shipment.
 */
function findRole(titleConcepts: readonly TitleConcept[]): ColumnRole | undefined {
  const has: HasConcept = (...wanted) => wanted.some((concept) => titleConcepts.includes(concept));
  const isOfPack = has('pack', 'packs', 'packing');
  // Price per kg
  if (has('price') || (has('per') && has('unit') && !isOfPack)) return 'other';
  // Remarks, Pack type
  if (has('note') || (isOfPack && has('namePart'))) return 'note';
  // Moisture, Size
  if (has('property') || (has('size') && !isOfPack && !has('unknown'))) return 'property';
  // HS code, Item no
  if (has('code') || (has('number') && has('order', 'name', 'weakName'))) return 'other';
  // Grade
  if (has('namePart')) return 'namePart';
  // Spice
  if (has('name')) return 'name';
  // A title with an unknown word never gets the role of an amount.
  if (has('unknown')) return undefined;
  if (isOfPack) return findPackRole(has);
  return has('weight', 'unit') ? findWeightRole(has) : findCountRole(has);
}

function findPackRole(has: HasConcept): ColumnRole | undefined {
  const isPackWeight = has('weight', 'unit', 'size', 'per');
  // Bags ordered
  if (has('total', 'quantity', 'order', 'number', 'count')) return isPackWeight ? undefined : 'packCount';
  // Pack unit
  if (has('unitTitle') && !isPackWeight) return 'unit';
  // Bag size, Packing
  if (isPackWeight || has('packing')) return 'packWeight';
  // Bags
  return has('packs') ? 'packCount' : undefined;
}

function findWeightRole(has: HasConcept): ColumnRole | undefined {
  // Total weight, Order (kg)
  if (has('total', 'quantity', 'order')) return 'total';
  // Unit weight
  if (has('unitTitle', 'per')) return has('weight') ? 'packWeight' : undefined;
  // Weight, Kg
  return 'ambiguousWeight';
}

/** The role of a title without words for packs and weights; undefined if it may mean several (`Order`). */
function findCountRole(has: HasConcept): ColumnRole | undefined {
  if (has('total')) return has('quantity') ? undefined : 'other';
  // Unit of measure
  if (has('unitTitle')) return 'unit';
  // Qty
  if (has('quantity')) return 'quantity';
  // Order
  if (has('order', 'per')) return undefined;
  if (has('count')) return 'packCount';
  // No
  if (has('number')) return 'other';
  // Item
  return has('weakName') ? 'name' : undefined;
}

/** A column `Item` holds the names only if no clearer title does: it may hold the numbers of the rows. */
function demoteOtherNames(columns: readonly ColumnHeader[]): ColumnHeader[] {
  const isWeak = ({ role, title }: ColumnHeader) => role === 'name' && toTitleConcept(foldText(title)) === 'weakName';
  const clearest = columns.find((column) => column.role === 'name' && !isWeak(column)) ?? columns.find(isWeak);
  return columns.map((column) =>
    column.role === 'name' && column !== clearest ? { ...column, role: 'other' as const } : column,
  );
}
