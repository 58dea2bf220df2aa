import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { alba } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** `statuses` counts calls by status, or as `error`; `times` are milliseconds from sending to the response's end. */
export interface LoadResult {
  readonly statuses: Record<string, number>;
  readonly times: readonly number[];
  readonly seconds: number;
}

const pages = [
  '/',
  '/about',
  '/products',
  `/product/${idsByName.alba}`,
  '/order/cinnamon',
  '/shop',
  '/contact',
  '/cart',
];
const pickRandom = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];

function createRandomCall(client: number): Call {
  const random = Math.random();
  const email = `load-${client}-${Math.floor(Math.random() * 10)}@example.com`;
  if (random < 0.5) return { method: 'GET', path: pickRandom(pages) ?? '/' };
  if (random < 0.9) return { method: 'GET', path: `/api/cart?email=${email}` };
  return { method: 'POST', path: '/api/cart', body: JSON.stringify({ ...alba, email }) };
}

export async function runClients(
  url: string,
  options: { clients: number; seconds: number; pauseMs?: number; call?: (client: number) => Call; address?: string },
): Promise<LoadResult> {
  const { clients, seconds, pauseMs = 0, call = createRandomCall, address } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const endsAt = performance.now() + seconds * 1000;
  const run = async (client: number) => {
    const staggerMs = Math.random() * Math.max(pauseMs, 50);
    await sleep(staggerMs);
    while (performance.now() < endsAt) {
      const started = performance.now();
      const ip = address ?? `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
      const status = await send(agent, url, call(client), ip);
      times.push(performance.now() - started);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  agent.destroy();
  return { statuses, times, seconds };
}

function send(agent: Agent, url: string, { method, path, body }: Call, ip: string): Promise<number | 'error'> {
  return new Promise((resolve) => {
    const headers = {
      'Accept-Encoding': 'br',
      'X-Forwarded-For': ip,
      ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    };
    const sent = request(url + path, { agent, method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 'error'));
      response.on('error', () => resolve('error'));
    });
    sent.on('error', () => resolve('error'));
    sent.end(body);
  });
}

export function computePercentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

export function expectOnlySuccess({ statuses }: LoadResult, label?: string): void {
  expect(Object.keys(statuses).toSorted(), label).toEqual(['200', '201']);
}

export function summarize({ statuses, times, seconds }: LoadResult): Record<string, unknown> {
  return {
    perSecond: Math.round(times.length / seconds),
    statuses,
    p50: computePercentile(times, 0.5),
    p99: computePercentile(times, 0.99),
    longest: computePercentile(times, 1),
  };
}
