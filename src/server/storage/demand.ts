import { createAmountSum, type Amount, type AmountSum } from '#domain/amount.ts';
import { findProductId } from '#domain/catalogue.ts';
import { openCartDump, type ProgressListener } from './cart-dump.ts';
import { sequenceWindows } from './sequence-windows.ts';

/** What visitors have in their carts of one product, without saying who. */
export interface Demand {
  readonly category: string;
  readonly type: string;
  readonly items: number;
  /** The sum of all packs; undefined if a weight is no decimal. */
  readonly amounts: readonly Amount[] | undefined;
}

export interface DemandReport {
  /** The product with most items first. */
  readonly products: readonly Demand[];
  /** Items under further names that are none of the catalogue's. */
  readonly otherItems: number;
}

/** Names that are none of the catalogue's and are summed each. Bounds memory, since visitors can send any names. */
const maxOtherNames = 20_000;

interface Sum {
  readonly category: string;
  readonly type: string;
  items: number;
  readonly amounts: AmountSum;
}

/** Totals per product of the items added at or after `since`, in milliseconds since 1970. Throws as `openCartDump` does. */
export async function sumDemand(
  databaseUrl: string,
  since: number,
  onProgress: ProgressListener = () => undefined,
  maxNames = maxOtherNames,
): Promise<DemandReport> {
  const { db } = await openCartDump(databaseUrl);
  try {
    const sums = new Map<string, Sum>();
    let names = 0;
    let otherItems = 0;
    for await (const { first, last } of sequenceWindows(db, onProgress)) {
      const groups = await db
        .selectFrom('cart_items')
        .select((row) => [
          'category',
          'type',
          'pack_weight as packWeight',
          'unit',
          row.fn.sum<number>('quantity').as('quantity'),
          row.fn.countAll<number>().as('items'),
        ])
        .where('sequence', '>=', first)
        .where('sequence', '<=', last)
        .where('removed_at', 'is', null)
        .where('created_at', '>=', since)
        .groupBy(['category', 'type', 'pack_weight', 'unit'])
        .execute();
      for (const { items, ...group } of groups) {
        const { category, type } = group;
        const key = JSON.stringify([category, type]);
        let sum = sums.get(key);
        if (!sum) {
          if (findProductId(group) === undefined && ++names > maxNames) {
            otherItems += items;
            continue;
          }
          sum = { category, type, items: 0, amounts: createAmountSum() };
          sums.set(key, sum);
        }
        sum.items += items;
        sum.amounts.add(group);
      }
    }
    const products = [...sums.values()].map(({ amounts, ...sum }) => ({ ...sum, amounts: amounts.total() }));
    return { products: products.toSorted((a, b) => b.items - a.items || compare(a, b)), otherItems };
  } finally {
    await db.destroy();
  }
}

function compare(a: Demand, b: Demand): number {
  return `${a.category} ${a.type}` < `${b.category} ${b.type}` ? -1 : 1;
}
