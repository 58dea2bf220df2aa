import { StorageUnavailable, type CartRepository } from '#domain/cart/cart-repository.ts';
import type { Logger } from '#server/log/logger.ts';

const warnShare = 0.8;

interface RowLimit {
  readonly carts: CartRepository;
  /** Corrects the count, which misses rows that retention and other programs delete. */
  setTotal(total: number): void;
}

/** Refuses adds as in an outage when `max` rows are stored, so that the disk never fills; 0 allows any number. */
export function limitRows(carts: CartRepository, max: number, { warn }: Pick<Logger, 'warn'>): RowLimit {
  let rows = 0;
  return {
    carts: {
      ...carts,
      add: async (item, idempotencyKey) => {
        if (max > 0 && rows >= max)
          throw new StorageUnavailable(`the storage is full: it holds ${max} items (MAX_ITEMS)`);
        const added = await carts.add(item, idempotencyKey);
        rows++;
        return added;
      },
    },
    setTotal: (total) => {
      rows = total;
      if (max > 0 && total >= max * warnShare) warn(`${total} items are stored, of at most ${max} (MAX_ITEMS)`);
    },
  };
}
