import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { computePercentile, expectOnlySuccess, runClients, summarize } from '#tests/load/support/clients.ts';
import { fillLargestCart } from '#tests/load/support/fill-largest-cart.ts';
import { measureMemoryMb } from '#tests/load/support/measure-memory-mb.ts';
import { createServerProcess, killRemainingServers, type ServerProcess } from '#tests/support/server-process.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { writeUntilClosed } from '#tests/support/write-until-closed.ts';

const tricklingCount = 30;
const pipeliningCount = 500;
const floodBytes = 90 * 1024;
const memoryLimitMb = 300;

let folder: string;
let site: ServerProcess;
beforeEach(async () => {
  folder = makeTestFolder('load', onTestFinished);
  site = await createServerProcess({ DATABASE_URL: `sqlite:${join(folder, 'site.sqlite')}` });
  await site.start();
});
afterEach(killRemainingServers);

function openSocket(): Socket {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** The bytes that the kernel holds for a client in the send queue of the server's socket (proc(5): `net/tcp`). */
function countBytesInSendQueue({ localPort = 0, remotePort = 0 }: Socket): number {
  const [client, server] = [localPort, remotePort].map((port) => port.toString(16).toUpperCase().padStart(4, '0'));
  const sent = new RegExp(`:${server} \\w+:${client} \\w+ (\\w+):`).exec(readFileSync('/proc/net/tcp', 'utf8'))?.[1];
  return Number.parseInt(sent ?? '0', 16);
}

/**
 * Reads so slowly that the server must wait. Sends line ends, which are ignored before a request, so that the
 * connection never seems idle.
 */
async function readByTrickles(socket: Socket): Promise<void> {
  await once(socket, 'readable');
  while (!socket.destroyed) {
    socket.read(1500);
    socket.write('\r\n');
    await sleep(1000);
  }
}

/**
 * Asks for carts until the kernel's queue for the client grows no more. It takes about 4 MB for a slow reader; further
 * carts stay in the server's memory.
 */
async function fillSendQueue(socket: Socket, cartRequest: string, cartBytes: number): Promise<void> {
  let isQueueFull = false;
  while (!isQueueFull) {
    const queuedBefore = countBytesInSendQueue(socket);
    socket.write(cartRequest.repeat(4));
    await sleep(1500);
    isQueueFull = countBytesInSendQueue(socket) <= queuedBefore + cartBytes;
  }
}

test.each([
  ['a page', '/about'],
  ['the API', '/api/health'],
])(
  `${pipeliningCount} connections that send thousands of requests for %s and read nothing are ended`,
  async (_, path) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`;
    const flood = request.repeat(Math.floor(floodBytes / request.length));
    let closed = 0;
    let highestMemoryMb = 0;
    const sample = setInterval(() => (highestMemoryMb = Math.max(highestMemoryMb, measureMemoryMb(site))), 50);
    const sockets = Array.from({ length: pipeliningCount }, () => {
      const socket = openSocket();
      socket.on('close', () => closed++);
      socket.write(flood);
      writeUntilClosed(socket, 500);
      return socket;
    });
    const load = await runClients(site.url, { clients: 10, seconds: 10, pauseMs: 50 });
    clearInterval(sample);
    console.log(
      `${pipeliningCount} pipelining connections, ${path}: ${JSON.stringify({ highestMemoryMb, closed, ...summarize(load) })}`,
    );
    expect(closed).toBe(sockets.length);
    expectOnlySuccess(load);
    expect(highestMemoryMb).toBeLessThan(memoryLimitMb);
  },
);

test('the memory of connections that read a full cart by trickles is free again when they are ended', async () => {
  const email = await fillLargestCart(site.url);
  const path = `/api/cart?email=${encodeURIComponent(email)}`;
  const cart = await fetch(site.url + path);
  const cartBytes = (await cart.arrayBuffer()).byteLength;
  const cartRequest = `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`;
  const memoryBefore = measureMemoryMb(site);
  let closed = 0;
  const sockets = Array.from({ length: tricklingCount }, () => {
    const socket = openSocket();
    socket.on('close', () => closed++);
    return socket;
  });
  await Promise.all(
    sockets.map(async (socket) => {
      await once(socket, 'connect');
      void readByTrickles(socket);
      await fillSendQueue(socket, cartRequest, cartBytes);
    }),
  );
  expect(closed).toBe(0);

  // The server ends the connections within the seconds of these clients.
  const loadBeside = runClients(site.url, { clients: 10, seconds: 60, pauseMs: 200 });
  await sleep(10_000);
  const memoryDuring = measureMemoryMb(site);
  const load = await loadBeside;
  const memoryAfter = measureMemoryMb(site);
  const figures = { memoryMb: { memoryBefore, memoryDuring, memoryAfter }, closed, ...summarize(load) };
  console.log(`${tricklingCount} trickling readers: ${JSON.stringify(figures)}`);
  expect(closed).toBe(tricklingCount);
  expectOnlySuccess(load);
  expect(computePercentile(load.times, 0.99)).toBeLessThan(1000);
  expect(memoryAfter).toBeLessThan(memoryLimitMb);
});
