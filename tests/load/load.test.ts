import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxTextLength } from '#domain/cart-item.ts';
import { maxCartItems } from '#domain/cart-repository.ts';
import { endLeftovers, siteProcess, type SiteProcess } from '#tests/faults/site-process.ts';
import { percentile, runClients, summary, type Answers } from './clients.ts';

/** Megabytes of memory that no run may reach; the figures say how much it was. */
const memoryLimit = 200;

/** Seconds of the main run, and minutes of the memory run; shorter for a quick look. */
const seconds = Number(process.env.LOAD_SECONDS ?? 60);
const memoryMinutes = Number(process.env.MEMORY_MINUTES ?? 10);
const megabyte = 1024 * 1024;

/** The slowest that calls may be beside an attack, in milliseconds: a second, or on a busy machine five times as slow as before. */
const atMost = ({ times }: Answers) => Math.max(1000, 5 * percentile(times, 0.99));

let folder: string;
let site: SiteProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'load-'));
  site = await siteProcess({
    DATABASE_URL: `sqlite:${join(folder, 'site.sqlite')}`,
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
});
afterEach(async () => {
  await endLeftovers();
  rmSync(folder, { recursive: true });
});

test(`500 keep-alive clients for ${seconds} s: no error`, async () => {
  await site.start();
  const answers = await runClients(site.url, { clients: 500, seconds });
  const memory = Math.round(site.memory() / megabyte);
  console.log(`500 clients: ${JSON.stringify({ ...summary(answers, seconds), memoryMb: memory })}`);
  expect(Object.keys(answers.statuses).toSorted()).toEqual(['200', '201']);
  expect(memory).toBeLessThan(memoryLimit);
});

test('500 connections that dribble their headers: others are served, and the dribblers are shown out', async () => {
  await site.start();
  const calm = await runClients(site.url, { clients: 20, seconds: 5, pauseMs: 20 });
  const { port } = new URL(site.url);
  let ended = 0;
  const sockets: Socket[] = Array.from({ length: 500 }, () => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: site\r\nX: '));
    socket.on('error', () => undefined);
    // The answer (408) is read, else the end would never be seen.
    socket.resume();
    socket.on('close', () => ended++);
    return socket;
  });
  const dribble = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 500);
  await sleep(500);
  const answers = await runClients(site.url, { clients: 20, seconds: 15, pauseMs: 20 });
  clearInterval(dribble);
  console.log(`beside 500 slow connections: ${JSON.stringify({ ...summary(answers, 15), slowEnded: ended })}`);
  expect(Object.keys(answers.statuses).toSorted()).toEqual(['200', '201']);
  expect(percentile(answers.times, 0.99)).toBeLessThan(atMost(calm));
  expect(ended).toBe(500);
});

test('a flood from one address is answered with 429 and does not touch others', async () => {
  site = await siteProcess({
    DATABASE_URL: `sqlite:${join(folder, 'site.sqlite')}`,
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '120',
  });
  await site.start();
  const calm = await runClients(site.url, { clients: 50, seconds: 5, pauseMs: 200 });
  const cart = () => ({ method: 'GET', path: '/api/cart?email=flood@example.com' }) as const;
  const [flood, others] = await Promise.all([
    runClients(site.url, { clients: 50, seconds: 10, call: cart, address: '203.0.113.9' }),
    runClients(site.url, { clients: 50, seconds: 10, pauseMs: 200 }),
  ]);
  console.log(`flood: ${JSON.stringify(summary(flood, 10))}; others: ${JSON.stringify(summary(others, 10))}`);
  // Ten seconds touch two minutes of the clock at most.
  expect(flood.statuses['200']).toBeLessThanOrEqual(240);
  expect(flood.statuses['429']).toBeGreaterThan(1000);
  expect(Object.keys(flood.statuses).toSorted()).toEqual(['200', '429']);
  expect(Object.keys(others.statuses).toSorted()).toEqual(['200', '201']);
  expect(percentile(others.times, 0.99)).toBeLessThan(atMost(calm));
});

test('one client that asks for a full cart and does not read holds neither the thread nor the memory', async () => {
  site = await siteProcess({
    DATABASE_URL: `sqlite:${join(folder, 'site.sqlite')}`,
    NODE_OPTIONS: `--import=${new URL('event-loop-monitor.ts', import.meta.url).href}`,
  });
  await site.start();
  const email = `${'e'.repeat(200)}@example.com`;
  // The longest contents: characters of three bytes each.
  const text = '茶'.repeat(maxTextLength);
  const item = { category: text, type: text, quantity: 1_000_000, packWeight: '123456', unit: 'kg', email };
  for (let index = 0; index < maxCartItems; index++) {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${site.url}/api/cart`, { method: 'POST', headers, body: JSON.stringify(item) });
    await response.arrayBuffer();
    expect(response.status).toBe(201);
  }
  const before = Math.round(site.memory() / megabyte);
  // As many calls as the default limit allows in a minute, one on each connection.
  const sockets = await Promise.all(Array.from({ length: 120 }, () => requestWithoutReading(site.url, email)));
  const beside = await runClients(site.url, { clients: 20, seconds: 10, pauseMs: 20 });
  const memory = Math.round(site.memory() / megabyte);
  for (const socket of sockets) socket.destroy();
  await site.end('SIGTERM');
  const [, longestTurnMs] = /longest turn of the event loop: ([\d.]+) ms/.exec(site.errors()) ?? [];
  console.log(
    `120 unread carts of ${maxCartItems} items: ${JSON.stringify({ memoryMb: { before, memory }, longestTurnMs, ...summary(beside, 10) })}`,
  );
  expect(Object.keys(beside.statuses).toSorted()).toEqual(['200', '201']);
  expect(memory).toBeLessThan(memoryLimit);
  expect(Number(longestTurnMs)).toBeLessThan(20);
});

/** Asks for a cart on a connection of its own and leaves the response in it, after its first bytes have come. */
async function requestWithoutReading(url: string, email: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET /api/cart?email=${encodeURIComponent(email)} HTTP/1.1\r\nHost: site\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

test(`memory stays flat over ${memoryMinutes} minutes`, async () => {
  await site.start();
  const samples: number[] = [];
  const minutes = Math.max(1, memoryMinutes);
  for (let sample = 0; sample < minutes * 6; sample++) {
    const { statuses } = await runClients(site.url, { clients: 50, seconds: 10, pauseMs: 100 });
    expect(Object.keys(statuses).toSorted()).toEqual(['200', '201']);
    samples.push(Math.round(site.memory() / megabyte));
  }
  console.log(`memory in MB every 10 s: ${samples.join(' ')}`);
  const third = Math.floor(samples.length / 3);
  const mean = (some: readonly number[]) => some.reduce((sum, value) => sum + value, 0) / some.length;
  // Compared with its second third: the first one warms up.
  expect(mean(samples.slice(-third))).toBeLessThan(mean(samples.slice(third, -third)) * 1.1 + 5);
  expect(Math.max(...samples)).toBeLessThan(memoryLimit);
});
