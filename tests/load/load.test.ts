import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { maxCartItems } from '#domain/cart/cart-item.ts';
import {
  computePercentile,
  expectOnlySuccess,
  runClients,
  summarize,
  type LoadResult,
} from '#tests/load/support/clients.ts';
import { fillLargestCart } from '#tests/load/support/fill-largest-cart.ts';
import { measureMemoryMb } from '#tests/load/support/measure-memory-mb.ts';
import { createServerProcess, killRemainingServers, type ServerProcess } from '#tests/support/server-process.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const memoryLimitMb = 200;
const maxTurnOfEventLoopMs = 20;

const keepAliveClientCount = 500;
const seconds = Number(process.env.LOAD_SECONDS ?? 60);
const memoryMinutes = Math.max(1, Number(process.env.MEMORY_MINUTES ?? 10));
const secondsOfSample = 10;
/** How much higher the mean at the end may be than the one after the warm-up, because each sample differs a little. */
const growthLimit = { share: 0.1, mb: 5 };

const slowConnectionCount = 500;
const floodLimitPerMinute = 120;

const computeLatencyLimitMs = (beforeAttack: LoadResult) =>
  Math.max(1000, 5 * computePercentile(beforeAttack.times, 0.99));

function computeMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

afterEach(killRemainingServers);

async function startSite(variables: Record<string, string>): Promise<ServerProcess> {
  const file = join(makeTestFolder('load', onTestFinished), 'site.sqlite');
  const site = await createServerProcess({ DATABASE_URL: `sqlite:${file}`, ...variables });
  await site.start();
  return site;
}

/** Makes the limiter count each client by the `X-Forwarded-For` that it sends, without refusing any. */
const countingLimit = { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '1000000' };

async function askWithoutReading(url: string, email: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET /api/cart?email=${encodeURIComponent(email)} HTTP/1.1\r\nHost: site\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

test(`${keepAliveClientCount} keep-alive clients get no error in ${seconds} s`, async () => {
  const site = await startSite(countingLimit);
  const load = await runClients(site.url, { clients: keepAliveClientCount, seconds });
  const memory = measureMemoryMb(site);
  console.log(`${keepAliveClientCount} clients: ${JSON.stringify({ ...summarize(load), memoryMb: memory })}`);
  expectOnlySuccess(load);
  expect(memory).toBeLessThan(memoryLimitMb);
});

test(`${slowConnectionCount} connections that send headers slowly are closed, and delay no other client`, async () => {
  const site = await startSite(countingLimit);
  const baseline = await runClients(site.url, { clients: 20, seconds: 5, pauseMs: 20 });
  const { port } = new URL(site.url);
  let closed = 0;
  const sockets: Socket[] = Array.from({ length: slowConnectionCount }, () => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: site\r\nX: '));
    socket.on('error', () => undefined);
    // If the 408 response were not read, the socket would stay open.
    socket.resume();
    socket.on('close', () => closed++);
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 500);
  await vi.waitFor(() => expect(sockets.filter(({ connecting }) => connecting)).toHaveLength(0), { timeout: 20_000 });
  const load = await runClients(site.url, { clients: 20, seconds: 15, pauseMs: 20 });
  clearInterval(timer);
  console.log(
    `beside ${slowConnectionCount} slow connections: ${JSON.stringify({ ...summarize(load), closedSlow: closed })}`,
  );
  expectOnlySuccess(load);
  expect(computePercentile(load.times, 0.99)).toBeLessThan(computeLatencyLimitMs(baseline));
  expect(closed).toBe(slowConnectionCount);
});

test('a flood from one address gets 429, and delays no other client', async () => {
  const site = await startSite({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: String(floodLimitPerMinute) });
  const baseline = await runClients(site.url, { clients: 50, seconds: 5, pauseMs: 200 });
  const createCartCall = () => ({ method: 'GET', path: '/api/cart?email=flood@example.com' }) as const;
  const [flood, loadBeside] = await Promise.all([
    runClients(site.url, { clients: 50, seconds: 10, call: createCartCall, address: '203.0.113.9' }),
    runClients(site.url, { clients: 50, seconds: 10, pauseMs: 200 }),
  ]);
  console.log(`flood: ${JSON.stringify(summarize(flood))}; others: ${JSON.stringify(summarize(loadBeside))}`);
  expect(flood.statuses['200']).toBe(floodLimitPerMinute);
  expect(flood.statuses['429']).toBeGreaterThan(1000);
  expect(Object.keys(flood.statuses).toSorted()).toEqual(['200', '429']);
  expectOnlySuccess(loadBeside);
  expect(computePercentile(loadBeside.times, 0.99)).toBeLessThan(computeLatencyLimitMs(baseline));
});

test('clients that do not read their responses neither block the event loop nor fill the memory', async () => {
  const site = await startSite({
    NODE_OPTIONS: `--import=${new URL('support/event-loop-monitor.ts', import.meta.url).href}`,
  });
  const email = await fillLargestCart(site.url);
  const memoryBefore = measureMemoryMb(site);
  const defaultLimitPerMinute = 120;
  const sockets = await Promise.all(
    Array.from({ length: defaultLimitPerMinute }, () => askWithoutReading(site.url, email)),
  );
  const loadBeside = await runClients(site.url, { clients: 20, seconds: 10, pauseMs: 20 });
  const memory = measureMemoryMb(site);
  for (const socket of sockets) socket.destroy();
  await site.stop('SIGTERM');
  const [, longestTurnMs] = /longest turn of the event loop: ([\d.]+) ms/.exec(site.getErrorOutput()) ?? [];
  console.log(
    `${defaultLimitPerMinute} unread carts of ${maxCartItems} items: ${JSON.stringify({ memoryMb: { before: memoryBefore, during: memory }, longestTurnMs, ...summarize(loadBeside) })}`,
  );
  expectOnlySuccess(loadBeside);
  expect(memory).toBeLessThan(memoryLimitMb);
  expect(Number(longestTurnMs)).toBeLessThan(maxTurnOfEventLoopMs);
});

test(`memory does not grow over ${memoryMinutes} minutes`, async () => {
  const site = await startSite(countingLimit);
  const samples: number[] = [];
  const sampleCount = (memoryMinutes * 60) / secondsOfSample;
  for (let sample = 0; sample < sampleCount; sample++) {
    const load = await runClients(site.url, { clients: 50, seconds: secondsOfSample, pauseMs: 100 });
    expectOnlySuccess(load, `sample ${sample}`);
    samples.push(measureMemoryMb(site));
  }
  console.log(`memory in MB every ${secondsOfSample} s: ${samples.join(' ')}`);
  const third = Math.floor(sampleCount / 3);
  const meanAfterWarmUp = computeMean(samples.slice(third, -third));
  const meanAtEnd = computeMean(samples.slice(-third));
  expect(meanAtEnd).toBeLessThan(meanAfterWarmUp * (1 + growthLimit.share) + growthLimit.mb);
  expect(Math.max(...samples)).toBeLessThan(memoryLimitMb);
});
