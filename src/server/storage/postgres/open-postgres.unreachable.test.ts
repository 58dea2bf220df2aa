import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openPostgres } from './open-postgres.ts';

type Found = (error: null, addresses: readonly dns.LookupAddress[]) => void;

const warnings: string[] = [];
const open = (url: string) => openPostgres(url, { warn: (line) => warnings.push(line) });
afterEach(() => warnings.splice(0));

async function listen(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://site@127.0.0.1:${port}/carts`, close: () => server.close() };
}

test('a reason that stays is said once', async () => {
  let tries = 0;
  const server = await listen((socket) => {
    tries++;
    socket.destroy();
  });
  const { close } = await open(server.url);
  await vi.waitFor(() => expect(tries).toBe(3), { timeout: 10_000 });
  expect(warnings).toHaveLength(1);
  await close();
  server.close();
});

test('of several addresses that refuse, the first is named', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((_host: string, _options: object, done: Found) => {
    done(null, addresses);
  }) as typeof dns.lookup);
  const { close } = await open('postgres://site@database.example:1/carts');
  expect(warnings).toEqual([
    expect.stringMatching(
      /^PostgreSQL at database.example:1\/carts does not answer \(connect ECONNREFUSED 127.0.0.1:1\); /,
    ),
  ]);
  await close();
  lookup.mockRestore();
});

test('a database that accepts and says nothing is given up after 2 s', async () => {
  const server = await listen(() => undefined);
  const { close } = await open(server.url);
  expect(warnings).toEqual([expect.stringContaining('does not answer (')]);
  await close();
  server.close();
});
