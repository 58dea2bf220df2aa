import { maxNoteLength } from '#domain/cart-item.ts';
import type { ProductId } from '#domain/catalogue.ts';
import type { Reading } from './amounts.ts';
import { joinDetails, type Detail } from './details.ts';
import type { Part } from './parts.ts';
import type { Role } from './read-amount.ts';
import type { ProductReading } from './read-product.ts';

/** A place in the source of a row, in UTF-16 units, and what was read there. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly role: 'product' | Role | 'unit' | 'details';
}

/** What a row of a list means. What is not known is left out. */
export interface ListRow extends Omit<Reading, 'isPackingOpen'> {
  /** Position among all rows of the list, from 0. */
  readonly index: number;
  /** The row as it was written. */
  readonly source: string;
  readonly spans: readonly Span[];
  readonly product?: ProductId;
  /** The products to choose from, the likeliest first. */
  readonly products: readonly ProductId[];
  readonly details: string;
  /** Complete by what the row says; to be checked, filled in by a guess; or a field lacks something, the details too long. */
  readonly state: 'complete' | 'check' | 'missing';
  readonly missing?: 'product' | 'packs' | 'weight' | 'details';
  /** Whether the row says which product it is, and how much of it; otherwise a person must confirm that. */
  readonly isProductSure: boolean;
  readonly isAmountSure: boolean;
}

/** Says in the details that the packing is left to the company; English, as all that is stored. */
export const packingOpen = 'packing open';

/** What was read of a row. */
interface RowReading {
  readonly index: number;
  readonly source: string;
  readonly product: ProductReading;
  readonly amount: (Reading & { readonly isSure: boolean }) | undefined;
  /** The parts of the amount with what they are. */
  readonly used: readonly { readonly part: Part; readonly role: Role | undefined }[];
  readonly details: readonly Detail[];
}

export function toListRow({ index, source, product, amount, used, details }: RowReading): ListRow {
  const { isPackingOpen = false, isSure, ...figures } = amount ?? { isSure: false };
  const [id, other] = product.ids;
  const isOne = id !== undefined && other === undefined;
  const note = joinDetails([...(isPackingOpen ? [packingOpen] : []), ...details.map(({ text }) => text)]);
  const missing = missingField(isOne, figures, note);
  const spans: Span[] = [
    ...product.used.map(({ start, end }) => ({ start, end, role: 'product' as const })),
    ...used.flatMap(({ part: { start, end, code }, role }) =>
      role && /[nuq]/.test(code) && start < end ? [{ start, end, role: code === 'u' ? ('unit' as const) : role }] : [],
    ),
    ...details.map(({ start, end }) => ({ start, end, role: 'details' as const })),
  ];
  return {
    index,
    source,
    ...figures,
    ...(isOne && { product: id }),
    products: product.ids,
    details: note,
    isProductSure: product.isSure,
    isAmountSure: isSure,
    spans: spans.toSorted((one, another) => one.start - another.start),
    state: missing ? 'missing' : isSure && product.isSure ? 'complete' : 'check',
    ...(missing && { missing }),
  };
}

function missingField(isOne: boolean, { packs, packWeight }: Reading, note: string): ListRow['missing'] {
  if (!isOne) return 'product';
  if (packs === undefined) return 'packs';
  if (packWeight === undefined) return 'weight';
  return note.length > maxNoteLength ? 'details' : undefined;
}
