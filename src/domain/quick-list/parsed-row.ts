import type { Unit } from '#domain/cart/cart-item.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';

/** Why a person must confirm what was read; docs/list-reader.md has an example of each. */
export const doubtNames = ['unclear-product', 'unassigned-number', 'unclear', 'two-readings'] as const;
export type Doubt = (typeof doubtNames)[number];

/** A place in the source of a row that was read as product or amount, in UTF-16 units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

export interface RowAmount {
  readonly quantity?: number | undefined;
  readonly packWeight?: string | undefined;
  readonly unit?: Unit | undefined;
  /** Whether the row states only a total: the total then counts as one pack, and the company proposes the packing. */
  readonly isTotalOnly: boolean;
  readonly amountDoubt?: Doubt | undefined;
}

export interface RowProduct {
  readonly productId?: ProductId | undefined;
  /** The products to choose from, the likeliest first. */
  readonly choices: readonly ProductId[];
  readonly productDoubt?: Doubt | undefined;
}

export interface ParsedRow extends RowAmount, RowProduct {
  readonly index: number;
  readonly source: string;
  readonly marks: readonly Mark[];
  readonly note: string;
}
