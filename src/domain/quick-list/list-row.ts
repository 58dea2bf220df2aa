import { maxNoteLength, type Unit } from '#domain/cart/cart-item.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import type { AmountReading } from './amounts.ts';
import { joinDetails, type Detail } from './details.ts';
import type { Doubt } from './doubt.ts';
import type { ProductReading } from './read-product.ts';

export type FieldName = 'product' | 'packs' | 'packWeight' | 'unit' | 'details';

/** A place in the source of a row, in UTF-16 units, and what was read there. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly field: FieldName | 'total';
}

/** `missing` without a value, `check` with one that must be confirmed, `complete` by what the row says. */
export type FieldState = 'complete' | 'check' | 'missing';

/** What a row of a list means. What is not known is left out. */
export interface ListRow {
  /** Position among all rows of the list, from 0. */
  readonly index: number;
  readonly source: string;
  readonly marks: readonly Mark[];
  readonly product?: ProductId;
  /** The products to choose from, the likeliest first. */
  readonly products: readonly ProductId[];
  readonly packs?: number;
  /** As the cart stores it. */
  readonly packWeight?: string;
  readonly unit?: Unit;
  readonly details: string;
  /** Whether only a total is known: it stands as one pack, and the company proposes the packing. */
  readonly isPackingOpen: boolean;
  readonly doubts: Readonly<Partial<Record<FieldName, Doubt>>>;
  readonly state: FieldState;
}

interface RowReading {
  readonly index: number;
  readonly source: string;
  readonly product: ProductReading;
  readonly amount: AmountReading;
  readonly details: readonly Detail[];
  readonly marks: readonly Mark[];
}

const fieldNames = ['product', 'packs', 'packWeight', 'unit', 'details'] as const satisfies readonly FieldName[];

export function fieldState(row: Omit<ListRow, 'state'>, field: FieldName): FieldState {
  if (row[field] === undefined || (field === 'details' && row.doubts.details)) return 'missing';
  return row.doubts[field] ? 'check' : 'complete';
}

export function toListRow({ index, source, product, amount, details, marks }: RowReading): ListRow {
  const { packs, packWeight, unit, isPackingOpen = false, doubt } = amount;
  const [id, other] = product.ids;
  const note = joinDetails(details.map(({ text }) => text));
  const amountDoubt = (value: unknown) => doubt ?? (value === undefined ? 'not-stated' : undefined);
  const doubts = {
    product: product.doubt,
    packs: amountDoubt(packs),
    packWeight: amountDoubt(packWeight),
    unit: amountDoubt(unit),
    details: note.length > maxNoteLength ? 'too-long' : undefined,
  } as const;
  const row = {
    index,
    source,
    marks: [...marks, ...details.map(({ start, end }) => ({ start, end, field: 'details' as const }))]
      .filter(({ start, end }) => start < end)
      .toSorted((one, another) => one.start - another.start),
    ...(id !== undefined && other === undefined && { product: id }),
    products: product.ids,
    ...(packs !== undefined && { packs }),
    ...(packWeight !== undefined && { packWeight }),
    ...(unit && { unit }),
    details: note,
    isPackingOpen,
    doubts: Object.fromEntries(Object.entries(doubts).filter(([, why]) => why !== undefined)),
  };
  const states = new Set(fieldNames.map((field) => fieldState(row, field)));
  return { ...row, state: states.has('missing') ? 'missing' : states.has('check') ? 'check' : 'complete' };
}
