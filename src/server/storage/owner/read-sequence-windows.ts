import { setImmediate as yieldToSignals } from 'node:timers/promises';
import type { Db } from '#server/storage/tables.ts';
import type { ProgressListener } from './file-command.ts';

/** A statement over this many rows takes milliseconds: it meets no timeout and holds no lock for long. */
const windowSize = 10_000;

interface SequenceWindow {
  readonly first: number;
  readonly last: number;
}

/** Covers all rows that are stored at the call, oldest first. */
export async function* readSequenceWindows(db: Db, onProgress?: ProgressListener): AsyncGenerator<SequenceWindow> {
  const findFirst = (order: 'asc' | 'desc') =>
    db.selectFrom('cart_items').select('sequence').orderBy('sequence', order).limit(1).executeTakeFirst();
  const [oldest, newest] = [await findFirst('asc'), await findFirst('desc')];
  if (!oldest || !newest) return;
  const total = newest.sequence - oldest.sequence + 1;
  for (let first = oldest.sequence; first <= newest.sequence; first += windowSize) {
    yield { first, last: Math.min(first + windowSize - 1, newest.sequence) };
    onProgress?.('rows', Math.min(first - oldest.sequence + windowSize, total), total);
    await yieldToSignals();
  }
}
