import { hash } from 'node:crypto';
import { dayMs } from '#domain/day.ts';
import { deleteExpired, evictOldest, type ExpiringCount } from './expiring-counts.ts';

interface DayCount extends ExpiringCount {
  readonly cartChecksums: Set<number>;
}

/** This many clients take about 20 MB. */
const defaultMaxClients = 10_000;

interface CartQuotaOptions {
  readonly perDay: number;
  readonly maxClients?: number;
}

export interface CartQuota {
  /**
   * Counts an add to the cart of `email`; each cart counts once in the client's day. Returns 0 if the add is allowed,
   * otherwise the milliseconds until the day ends.
   */
  readonly consume: (client: string, email: string) => number;
}

/** Limits the carts that a client adds to in a day, so that new emails can't fill the disk; `perDay` 0 allows all. */
export function createCartQuota({ perDay, maxClients = defaultMaxClients }: CartQuotaOptions): CartQuota {
  if (perDay === 0) return { consume: () => 0 };
  const countsByClient = new Map<string, DayCount>();
  const consume: CartQuota['consume'] = (client, email) => {
    const now = performance.now();
    deleteExpired(countsByClient, now);
    const day = countsByClient.get(client) ?? { expiresAt: now + dayMs, cartChecksums: new Set() };
    countsByClient.set(client, day);
    evictOldest(countsByClient, maxClients);
    // 28 bits: V8 keeps such a number without an object.
    const checksum = Number.parseInt(hash('sha256', email).slice(0, 7), 16);
    if (!day.cartChecksums.has(checksum) && day.cartChecksums.size >= perDay) return day.expiresAt - now;
    day.cartChecksums.add(checksum);
    return 0;
  };
  return { consume };
}
