import { setTimeout as sleep } from 'node:timers/promises';
import { parseCartItemJson, parseCartJson } from '#contract';
import { alba } from '#tests/support/items.ts';
import { postItem } from '#tests/support/post-item.ts';

interface Entry {
  readonly email: string;
  readonly key: string;
  readonly note: string | undefined;
  state: 'add-pending' | 'added' | 'remove-pending' | 'removed' | 'restore-pending';
  id?: string;
}

interface Consistency {
  readonly acknowledgedCount: number;
  readonly lostCount: number;
  readonly unexpectedCount: number;
}

export interface WriteLog {
  readonly runClient: (url: string, signal: AbortSignal) => Promise<void>;
  readonly retryPending: (url: string) => Promise<void>;
  readonly verify: (url: string) => Promise<Consistency>;
  readonly countAcknowledgedAdds: () => number;
  readonly getFailureCount: () => number;
}

/** How many items a client keeps in its cart: far fewer than the 200 that are allowed, so that no write is refused. */
const minItems = 5;
const maxItems = 100;
const removedShare = 0.3;
const restoredShare = 0.15;

export function createWriteLog(): WriteLog {
  const entries: Entry[] = [];
  let clientCount = 0;
  let failureCount = 0;

  const add = async (url: string, entry: Entry) => {
    const item = { ...alba, note: entry.note, email: entry.email };
    const response = await postItem(url, item, { 'Idempotency-Key': entry.key });
    const added = parseCartItemJson(await response.json());
    if (response.status !== 201 || !added) throw new Error(`POST returned ${response.status}`);
    entry.id = added.id;
    entry.state = 'added';
  };
  const remove = async (url: string, entry: Entry) => {
    entry.state = 'remove-pending';
    const response = await fetch(`${url}/api/cart/${entry.id}`, { method: 'DELETE' });
    await response.arrayBuffer();
    // The status is 404 if an earlier attempt removed the item, but its response was lost.
    if (response.status !== 204 && response.status !== 404) throw new Error(`DELETE returned ${response.status}`);
    entry.state = 'removed';
  };
  const restore = async (url: string, entry: Entry) => {
    const body = JSON.stringify({ ...alba, note: entry.note, email: entry.email });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/api/cart/${entry.id}`, { method: 'PUT', headers, body });
    const item = parseCartItemJson(await response.json());
    if (response.status !== 200 || item?.id !== entry.id) throw new Error(`PUT returned ${response.status}`);
    entry.state = 'added';
  };
  const attempt = async (url: string, entry: Entry) => {
    if (entry.state === 'add-pending') await add(url, entry);
    else if (entry.state === 'remove-pending') await remove(url, entry);
    else if (entry.state === 'restore-pending') await restore(url, entry);
  };
  const retry = async (url: string, entry: Entry, signal: AbortSignal) => {
    while (!signal.aborted) {
      try {
        return await attempt(url, entry);
      } catch {
        failureCount++;
        await sleep(30);
      }
    }
  };

  return {
    getFailureCount: () => failureCount,
    countAcknowledgedAdds: () => entries.filter(({ id }) => id !== undefined).length,
    runClient: async (url, signal) => {
      const email = `client-${++clientCount}@example.com`;
      const own: Entry[] = [];
      while (!signal.aborted) {
        const added = own.filter(({ state }) => state === 'added');
        const [oldest] = added;
        const isLarge = added.length > maxItems;
        const removed = own.findLast(({ state }) => state === 'removed');
        if (oldest && added.length > minItems && (isLarge || Math.random() < removedShare)) {
          oldest.state = 'remove-pending';
          await retry(url, oldest, signal);
        } else if (removed && Math.random() < restoredShare) {
          removed.state = 'restore-pending';
          await retry(url, removed, signal);
        } else {
          const key = crypto.randomUUID();
          const note = own.length % 2 === 0 ? undefined : `cut for ${key}`;
          const entry: Entry = { email, key, note, state: 'add-pending' };
          own.push(entry);
          entries.push(entry);
          await retry(url, entry, signal);
        }
      }
    },
    retryPending: async (url) => {
      for (const entry of entries) await attempt(url, entry);
    },
    verify: async (url) => {
      const result = { acknowledgedCount: 0, lostCount: 0, unexpectedCount: 0 };
      for (const [email, own] of Map.groupBy(entries, (entry) => entry.email)) {
        const response = await fetch(`${url}/api/cart?email=${encodeURIComponent(email)}`);
        const stored = parseCartJson(await response.json())?.map(identify);
        if (!stored) throw new Error(`GET returned ${response.status}`);
        const expected = new Set(own.filter(({ state }) => state === 'added').map(identify));
        result.acknowledgedCount += own.filter(({ state }) => state === 'added' || state === 'removed').length;
        result.lostCount += [...expected].filter((item) => !stored.includes(item)).length;
        result.unexpectedCount +=
          stored.length - new Set(stored).size + stored.filter((item) => !expected.has(item)).length;
      }
      return result;
    },
  };
}

function identify({ id = '', note = '' }: { readonly id?: string; readonly note?: string | undefined }): string {
  return `${id} ${note}`;
}
