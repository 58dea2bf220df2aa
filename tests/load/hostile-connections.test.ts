import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { expectOnlySuccess, percentile, runClients, summary } from '#tests/load/support/clients.ts';
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

function open(): Socket {
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

/** Reads so slowly that the server must wait, and sends line ends, so that the connection never seems idle. */
async function trickle(socket: Socket): Promise<void> {
  await once(socket, 'readable');
  while (!socket.destroyed) {
    socket.read(1500);
    // Line ends before a request are ignored, but keep the connection from being idle.
    socket.write('\r\n');
    await sleep(1000);
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
      const socket = open();
      socket.on('close', () => closed++);
      socket.write(flood);
      writeUntilClosed(socket, 500);
      return socket;
    });
    const others = await runClients(site.url, { clients: 10, seconds: 10, pauseMs: 50 });
    clearInterval(sample);
    console.log(
      `${pipeliningCount} pipelining connections, ${path}: ${JSON.stringify({ highestMemoryMb, closed, ...summary(others) })}`,
    );
    expect(closed).toBe(sockets.length);
    expectOnlySuccess(others);
    expect(highestMemoryMb).toBeLessThan(memoryLimitMb);
  },
);

test('the memory of connections that read a full cart by trickles is free again when they are ended', async () => {
  const email = await fillLargestCart(site.url);
  const path = `/api/cart?email=${encodeURIComponent(email)}`;
  const cart = await fetch(site.url + path);
  const cartBytes = (await cart.arrayBuffer()).byteLength;
  const request = `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`;
  const before = measureMemoryMb(site);
  let closed = 0;
  const sockets = Array.from({ length: tricklingCount }, () => {
    const socket = open();
    socket.on('close', () => closed++);
    return socket;
  });
  await Promise.all(
    sockets.map(async (socket) => {
      await once(socket, 'connect');
      void trickle(socket);
      // The kernel takes about 4 MB for a slow reader. Then its queue grows no more: further carts stay in the server's
      // memory.
      let isQueueFull = false;
      while (!isQueueFull) {
        const queuedBefore = countBytesInSendQueue(socket);
        socket.write(request.repeat(4));
        await sleep(1500);
        isQueueFull = countBytesInSendQueue(socket) <= queuedBefore + cartBytes;
      }
    }),
  );
  expect(closed).toBe(0);
  const others = runClients(site.url, { clients: 10, seconds: 60, pauseMs: 200 });
  await sleep(10_000);
  const during = measureMemoryMb(site);
  const result = await others;
  const after = measureMemoryMb(site);
  const figures = { memoryMb: { before, during, after }, closed, ...summary(result) };
  console.log(`${tricklingCount} trickling readers: ${JSON.stringify(figures)}`);
  expect(closed).toBe(tricklingCount);
  expectOnlySuccess(result);
  expect(percentile(result.times, 0.99)).toBeLessThan(1000);
  expect(after).toBeLessThan(memoryLimitMb);
});
