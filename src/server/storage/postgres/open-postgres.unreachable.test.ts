import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from './open-postgres.ts';

type Found = (error: null, addresses: readonly dns.LookupAddress[]) => void;

const warnings: string[] = [];
afterEach(() => warnings.splice(0));

async function open(url: string): Promise<void> {
  const { close } = await openPostgres(url, { warn: (line) => warnings.push(line) });
  onTestFinished(close);
}

async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `postgres://site@127.0.0.1:${port}/carts`;
}

test('a reason that stays is said once', async () => {
  let tries = 0;
  const url = await listen((socket) => {
    tries++;
    socket.destroy();
  });
  await open(url);
  await vi.waitFor(() => expect(tries).toBe(3), { timeout: 10_000 });
  expect(warnings).toHaveLength(1);
});

test('of several addresses that refuse, the first is named', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((_host: string, _options: object, done: Found) => {
    done(null, addresses);
  }) as typeof dns.lookup);
  onTestFinished(() => lookup.mockRestore());
  await open('postgres://site@database.example:1/carts');
  expect(warnings).toEqual([
    expect.stringMatching(
      /^PostgreSQL at database.example:1\/carts does not answer \(connect ECONNREFUSED 127.0.0.1:1\); /,
    ),
  ]);
});

test('a database that accepts and says nothing is given up after 2 s', async () => {
  const url = await listen(() => undefined);
  await open(url);
  expect(warnings).toEqual([expect.stringContaining('does not answer (')]);
});
