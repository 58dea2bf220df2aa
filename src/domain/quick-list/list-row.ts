import { maxNoteLength, type Unit } from '#domain/cart/cart-item.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import type { AmountReading } from './amounts.ts';
import { joinDetails, type Detail } from './details.ts';
import type { Doubt } from './doubt.ts';
import type { ProductReading } from './read-product.ts';

export type FieldName = 'product' | 'quantity' | 'packWeight' | 'unit' | 'note';

/** A place in the source of a row, in UTF-16 units, and what was read there. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly field: FieldName | 'total';
}

/** What a row of a list means. What is not known is left out. */
export interface ListRow {
  /** Position among all rows of the list, from 0. */
  readonly index: number;
  readonly source: string;
  readonly marks: readonly Mark[];
  readonly product?: ProductId;
  /** The products to choose from, the likeliest first. */
  readonly products: readonly ProductId[];
  readonly quantity?: number;
  /** As the cart stores it. */
  readonly packWeight?: string;
  readonly unit?: Unit;
  readonly note: string;
  /** Whether only a total is known: it stands as one pack, and the company proposes the packing. */
  readonly isPackingOpen: boolean;
  /** Why a field is missing or must be confirmed. */
  readonly doubts: Readonly<Partial<Record<FieldName, Doubt>>>;
}

interface RowReading {
  readonly index: number;
  readonly source: string;
  readonly product: ProductReading;
  readonly amount: AmountReading;
  readonly details: readonly Detail[];
  readonly marks: readonly Mark[];
}

export function toListRow({ index, source, product, amount, details, marks }: RowReading): ListRow {
  const { quantity, packWeight, unit, isPackingOpen = false, doubt } = amount;
  const [id, other] = product.ids;
  const note = joinDetails(details.map(({ text }) => text));
  const amountDoubt = (value: unknown) => doubt ?? (value === undefined ? 'not-stated' : undefined);
  const doubts = {
    product: product.doubt,
    quantity: amountDoubt(quantity),
    packWeight: amountDoubt(packWeight),
    unit: amountDoubt(unit),
    note: note.length > maxNoteLength ? 'too-long' : undefined,
  } as const;
  return {
    index,
    source,
    marks: [...marks, ...details.map(({ start, end }) => ({ start, end, field: 'note' as const }))]
      .filter(({ start, end }) => start < end)
      .toSorted((one, another) => one.start - another.start),
    ...(id !== undefined && other === undefined && { product: id }),
    products: product.ids,
    ...(quantity !== undefined && { quantity }),
    ...(packWeight !== undefined && { packWeight }),
    ...(unit && { unit }),
    note,
    isPackingOpen,
    doubts: Object.fromEntries(Object.entries(doubts).filter(([, why]) => why !== undefined)),
  };
}
