import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * `blackhole` passes nothing, `refuse` closes all connections, `hold-responses` keeps responses until the next
 * `forward`, `corrupt` replaces responses by bytes that no protocol allows.
 */
type ProxyMode = 'forward' | 'blackhole' | 'refuse' | 'hold-responses' | 'corrupt';

export interface FaultProxy {
  readonly port: number;
  readonly setMode: (mode: ProxyMode) => Promise<void>;
  /** From then on existing connections stay open but pass nothing, as after a failover; new connections work. */
  readonly blackholeExisting: () => void;
  readonly countHeldResponses: () => number;
  readonly close: () => Promise<void>;
}

export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  const blackholed = new WeakSet<Socket>();
  let mode: ProxyMode = 'forward';
  let held: (() => void)[] = [];
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        const isResponse = from === target;
        if (blackholed.has(from)) return;
        if (mode === 'hold-responses' && isResponse) held.push(() => to.write(bytes));
        else if (mode === 'corrupt' && isResponse) to.end('what is this?\r\n\r\n');
        else if (mode !== 'blackhole') to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const closeAll = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  const { port } = address;
  return {
    port,
    countHeldResponses: () => held.length,
    blackholeExisting: () => {
      for (const socket of sockets) blackholed.add(socket);
    },
    setMode: async (newMode) => {
      mode = newMode;
      if (mode !== 'hold-responses') {
        const responses = held;
        held = [];
        if (mode === 'forward') for (const send of responses) send();
      }
      if (mode === 'refuse') await closeAll();
      else if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await closeAll();
    },
  };
}
