import { hash } from 'node:crypto';

/** The carts that one client has added to within a day. */
interface Day {
  /** In milliseconds of `performance.now()`. */
  readonly endsAt: number;
  /** Checksums of the carts' e-mails, which take less memory. */
  readonly carts: Set<number>;
}

const dayMs = 86_400_000;
/** Bounds memory, at some 20 MB; beyond it the oldest days are forgotten. */
const defaultMaxClients = 10_000;

/**
 * Takes note that a client adds to the cart of an e-mail: 0 if it may, else the milliseconds until its day ends. Carts that
 * it has added to before, within the day, count once.
 */
export type CartQuota = (client: string, email: string) => number;

/** Lets each client add to `perDay` carts, so that it can't fill the disk under ever new e-mails; 0 allows all. */
export function createCartQuota(perDay: number, maxClients = defaultMaxClients): CartQuota {
  // In the order of their beginnings, hence of their ends.
  const days = new Map<string, Day>();
  return (client, email) => {
    if (perDay === 0) return 0;
    const now = performance.now();
    for (const [ended, { endsAt }] of days) {
      if (endsAt > now) break;
      days.delete(ended);
    }
    const day = days.get(client) ?? { endsAt: now + dayMs, carts: new Set() };
    days.set(client, day);
    const [oldest] = days.keys();
    if (days.size > maxClients && oldest !== undefined) days.delete(oldest);
    const cart = Number.parseInt(hash('sha256', email).slice(0, 7), 16);
    if (!day.carts.has(cart) && day.carts.size >= perDay) return day.endsAt - now;
    day.carts.add(cart);
    return 0;
  };
}
