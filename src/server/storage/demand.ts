import { addAmounts, type Amount } from '#domain/amount.ts';
import { openCartDump } from './cart-dump.ts';

/** What visitors have in their carts of one product, without saying who. */
export interface Demand {
  readonly category: string;
  readonly type: string;
  readonly items: number;
  /** The sum of all packs; undefined if a weight is no decimal. */
  readonly amounts: readonly Amount[] | undefined;
}

/**
 * Totals per product of the items added at or after `since`, in milliseconds since 1970; the product with most items first.
 * Throws as `openCartDump` does.
 */
export async function sumDemand(databaseUrl: string, since: number): Promise<readonly Demand[]> {
  const { db } = await openCartDump(databaseUrl);
  try {
    const rows = await db
      .selectFrom('cart_items')
      .select(['category', 'type', 'quantity', 'pack_weight as packWeight', 'unit'])
      .where('removed_at', 'is', null)
      .where('created_at', '>=', since)
      .execute();
    const products = Map.groupBy(rows, ({ category, type }) => JSON.stringify([category, type]));
    return [...products.values()]
      .flatMap((items) => {
        const [first] = items;
        if (!first) return [];
        return { category: first.category, type: first.type, items: items.length, amounts: addAmounts(items) };
      })
      .toSorted((a, b) => b.items - a.items || compare(a, b));
  } finally {
    await db.destroy();
  }
}

function compare(a: Demand, b: Demand): number {
  return `${a.category} ${a.type}` < `${b.category} ${b.type}` ? -1 : 1;
}
