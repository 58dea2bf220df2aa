import { StorageUnavailableError, type CartRepository } from '#domain/cart/cart-repository.ts';
import type { Logger } from '#server/log/logger.ts';
import type { SqlCartRepository } from './sql-cart-repository.ts';

const warnShare = 0.8;

interface LimitedCartRepository extends CartRepository {
  readonly setRowCount: (rowCount: number) => void;
}

/**
 * Refuses adds as in an outage when `maxRows` rows are stored, so that the disk never fills; 0 allows any number. The
 * retention job counts rows at the start, which takes seconds, and hourly; in between, only what this process adds
 * counts.
 */
export function withRowLimit(
  cartRepository: CartRepository & Pick<SqlCartRepository, 'getInsertedCount'>,
  maxRows: number,
  { warn }: Pick<Logger, 'warn'>,
): LimitedCartRepository {
  let counted = { rowCount: 0, insertedBefore: 0 };
  const estimateRowCount = () => counted.rowCount + cartRepository.getInsertedCount() - counted.insertedBefore;
  return {
    ...cartRepository,
    add: async (item, idempotencyKey) => {
      if (maxRows > 0 && estimateRowCount() >= maxRows) {
        throw new StorageUnavailableError(`the storage is full: it holds ${maxRows} rows (MAX_ITEMS)`);
      }
      return cartRepository.add(item, idempotencyKey);
    },
    setRowCount: (rowCount) => {
      counted = { rowCount, insertedBefore: cartRepository.getInsertedCount() };
      if (maxRows > 0 && rowCount >= maxRows * warnShare) {
        warn(`${rowCount} rows are stored, of at most ${maxRows} (MAX_ITEMS)`);
      }
    },
  };
}
