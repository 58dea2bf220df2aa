import { setTimeout as sleep } from 'node:timers/promises';
import { cartFromJson, cartItemFromJson } from '#contract';

/** What a visitor knows of one item: asked for, acknowledged, asked to be removed, acknowledged as removed. */
interface Entry {
  readonly email: string;
  readonly key: string;
  state: 'sent' | 'stored' | 'removing' | 'removed';
  id?: string;
}

export interface Verdict {
  readonly acknowledged: number;
  /** Acknowledged and not in the cart. */
  readonly lost: number;
  /** In the cart more than once, or without having been sent, or removed and back. */
  readonly surplus: number;
}

/** Visitors who write everything down, so that it can be held against what the site knows later. */
export interface Ledger {
  /** One visitor adds and removes until the signal; a call that fails is tried again with the same key. */
  visit(url: string, signal: AbortSignal): Promise<void>;
  /** Asks again, with the same keys, for everything that was not acknowledged. */
  settle(url: string): Promise<void>;
  /** Holds all carts against what was written down. */
  verify(url: string): Promise<Verdict>;
  /** Calls that failed so far, for the figures. */
  readonly failures: () => number;
}

export function createLedger(): Ledger {
  const entries: Entry[] = [];
  let visitors = 0;
  let failures = 0;

  const add = async (url: string, entry: Entry) => {
    const body = JSON.stringify({
      category: 'Cinnamon',
      type: 'Alba',
      quantity: 1,
      packWeight: '1',
      unit: 'kg',
      email: entry.email,
    });
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': entry.key };
    const response = await fetch(`${url}/api/cart`, { method: 'POST', headers, body });
    const item = cartItemFromJson(await response.json());
    if (response.status !== 201 || !item) throw new Error(`adding was answered with ${response.status}`);
    entry.id = item.id;
    entry.state = 'stored';
  };
  const remove = async (url: string, entry: Entry) => {
    entry.state = 'removing';
    const response = await fetch(`${url}/api/cart/${entry.id}`, { method: 'DELETE' });
    await response.arrayBuffer();
    // 404: an earlier try removed it and its answer did not arrive.
    if (response.status !== 204 && response.status !== 404)
      throw new Error(`removing was answered with ${response.status}`);
    entry.state = 'removed';
  };
  const attempt = async (url: string, entry: Entry) => {
    if (entry.state === 'sent') await add(url, entry);
    else if (entry.state === 'removing') await remove(url, entry);
  };
  const persist = async (url: string, entry: Entry, signal: AbortSignal) => {
    while (!signal.aborted) {
      try {
        return await attempt(url, entry);
      } catch {
        failures++;
        await sleep(30);
      }
    }
  };

  return {
    failures: () => failures,
    visit: async (url, signal) => {
      const email = `visitor-${++visitors}@example.com`;
      const own: Entry[] = [];
      while (!signal.aborted) {
        const stored = own.filter(({ state }) => state === 'stored');
        const [oldest] = stored;
        // Far enough below the most that a cart takes.
        const isLarge = stored.length > 100;
        if (oldest && stored.length > 5 && (isLarge || Math.random() < 0.3)) {
          oldest.state = 'removing';
          await persist(url, oldest, signal);
        } else {
          const entry: Entry = { email, key: crypto.randomUUID(), state: 'sent' };
          own.push(entry);
          entries.push(entry);
          await persist(url, entry, signal);
        }
      }
    },
    settle: async (url) => {
      for (const entry of entries) await attempt(url, entry);
    },
    verify: async (url) => {
      const verdict = { acknowledged: 0, lost: 0, surplus: 0 };
      for (const [email, own] of Map.groupBy(entries, (entry) => entry.email)) {
        const response = await fetch(`${url}/api/cart?email=${encodeURIComponent(email)}`);
        const ids = cartFromJson(await response.json())?.map(({ id }) => id);
        if (!ids) throw new Error(`a cart was answered with ${response.status}`);
        const expected = new Set(own.filter(({ state }) => state === 'stored').map(({ id }) => id ?? ''));
        verdict.acknowledged += own.filter(({ state }) => state === 'stored' || state === 'removed').length;
        verdict.lost += [...expected].filter((id) => !ids.includes(id)).length;
        verdict.surplus += ids.length - new Set(ids).size + ids.filter((id) => !expected.has(id)).length;
      }
      return verdict;
    },
  };
}
