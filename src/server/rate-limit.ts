/** Where calls are counted: in this process, or in a database that several processes share. */
export interface RateCounts {
  /** Counts one call of a client in a minute (whole minutes since 1970) and returns how many it has made in it. */
  add(client: string, minute: number): number | Promise<number>;
}

export interface RateLimiter {
  /** Counts one call; answers with 0 when it is welcome, else with the seconds to wait. */
  secondsToWait(client: string): Promise<number>;
}

/** More clients than ever call in one minute; beyond it the counting starts anew rather than fill the memory. */
const maxClients = 100_000;

/** How long shared counts that failed are left in peace: waiting for them would slow down every call. */
const aloneMs = 5000;

/**
 * Allows each client `perMinute` calls in a minute of the clock; 0 allows all. Whoever is over the limit is refused for the
 * rest of the minute without being counted again. When the shared counts can't be reached, this process counts alone.
 */
export function createRateLimiter(perMinute: number, shared?: RateCounts, now: () => number = Date.now): RateLimiter {
  const own = createMemoryCounts();
  const refused = createMemoryCounts();
  let aloneUntil = 0;
  const count = async (client: string, minute: number) => {
    if (!shared || now() < aloneUntil) return own.add(client, minute);
    try {
      return await shared.add(client, minute);
    } catch {
      // The storage's own failure is answered and logged where the cart is read or written.
      aloneUntil = now() + aloneMs;
      return own.add(client, minute);
    }
  };
  return {
    secondsToWait: async (client) => {
      if (perMinute === 0) return 0;
      const time = now();
      const minute = Math.floor(time / 60_000);
      const wait = Math.ceil((minute + 1) * 60 - time / 1000);
      if (refused.has(client, minute)) return wait;
      if ((await count(client, minute)) <= perMinute) return 0;
      refused.add(client, minute);
      return wait;
    },
  };
}

/** Counts of the current minute only. */
function createMemoryCounts() {
  let counts = new Map<string, number>();
  let current = 0;
  const turnTo = (minute: number) => {
    if (minute === current && counts.size < maxClients) return;
    counts = new Map();
    current = minute;
  };
  return {
    has: (client: string, minute: number) => minute === current && counts.has(client),
    add: (client: string, minute: number) => {
      turnTo(minute);
      const calls = (counts.get(client) ?? 0) + 1;
      counts.set(client, calls);
      return calls;
    },
  };
}
