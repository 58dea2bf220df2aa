import type { ItemProduct, Packs } from '#domain/cart/cart-item.ts';
import { createWeightSum, type Weight, type WeightSum } from '#domain/cart/weight.ts';
import { getStoredNames, productIds } from '#domain/catalogue/catalogue.ts';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import type { ProgressListener } from './file-command.ts';
import { openOwnerDatabase } from './owner-database.ts';
import { readSequenceWindows } from './read-sequence-windows.ts';

export interface ProductDemand extends ItemProduct {
  readonly itemCount: number;
  readonly weights: readonly Weight[] | undefined;
}

interface Demand {
  readonly products: readonly ProductDemand[];
  readonly otherItemCount: number;
}

/**
 * How many names outside the catalogue get a sum of their own. Visitors can send any names, so memory needs this limit.
 */
const defaultMaxOtherNames = 5000;

interface DemandGroup extends ItemProduct, Packs {
  readonly itemCount: number;
}

interface DemandOptions {
  readonly onProgress?: ProgressListener | undefined;
  readonly maxOtherNames?: number;
}

/**
 * Sums the items added at or after `since`, in milliseconds since 1970, by product. Throws as `openOwnerDatabase` does.
 */
export async function sumDemand(
  databaseUrl: DatabaseUrl,
  since: number,
  { onProgress, maxOtherNames = defaultMaxOtherNames }: DemandOptions = {},
): Promise<Demand> {
  await using database = await openOwnerDatabase(databaseUrl);
  const { add, getDemand } = createDemandSums(maxOtherNames);
  for await (const { first, last } of readSequenceWindows(database.db, onProgress)) {
    const groups = await database.db
      .selectFrom('cart_items')
      .select((eb) => [
        'category',
        'type',
        'pack_weight as packWeight',
        'unit',
        eb.fn.sum<number>('quantity').as('quantity'),
        eb.fn.countAll<number>().as('itemCount'),
      ])
      .where('sequence', '>=', first)
      .where('sequence', '<=', last)
      .where('removed_at', 'is', null)
      .where('created_at', '>=', since)
      .groupBy(['category', 'type', 'pack_weight', 'unit'])
      .execute();
    groups.forEach(add);
  }
  return getDemand();
}

const catalogueKeys = new Set(productIds.map((id) => toKey(getStoredNames(id))));

function toKey({ category, type }: ItemProduct): string {
  return JSON.stringify([category, type]);
}

interface DemandSum extends ItemProduct {
  itemCount: number;
  readonly weights: WeightSum;
}

function createDemandSums(maxOtherNames: number) {
  const sums = new Map<string, DemandSum>();
  let otherNameCount = 0;
  let otherItemCount = 0;
  const tryToCreateSum = (key: string, { category, type }: DemandGroup): DemandSum | undefined => {
    if (!catalogueKeys.has(key)) {
      if (otherNameCount >= maxOtherNames) return undefined;
      otherNameCount++;
    }
    const sum = { category, type, itemCount: 0, weights: createWeightSum() };
    sums.set(key, sum);
    return sum;
  };
  return {
    add: (group: DemandGroup) => {
      const key = toKey(group);
      const sum = sums.get(key) ?? tryToCreateSum(key, group);
      if (!sum) {
        otherItemCount += group.itemCount;
        return;
      }
      sum.itemCount += group.itemCount;
      sum.weights.add(group);
    },
    getDemand: (): Demand => {
      const products = [...sums.values()].map(({ category, type, itemCount, weights }): ProductDemand => ({
        category,
        type,
        itemCount,
        weights: weights.findWeights(),
      }));
      return { products: products.toSorted((a, b) => b.itemCount - a.itemCount || compareNames(a, b)), otherItemCount };
    },
  };
}

function compareNames(a: ProductDemand, b: ProductDemand): number {
  return `${a.category} ${a.type}` < `${b.category} ${b.type}` ? -1 : 1;
}
