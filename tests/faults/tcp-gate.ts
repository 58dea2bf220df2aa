import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * `open` passes everything on, `silent` nothing (a lost network), `closed` refuses. `held` passes what is asked and keeps
 * the answers until it is open again; `garbled` answers with bytes that mean nothing.
 */
export type GateState = 'open' | 'silent' | 'closed' | 'held' | 'garbled';

/** A line between the site and its database, or a browser and the site, that can be cut or held. */
export interface TcpGate {
  readonly port: number;
  set(state: GateState): Promise<void>;
  /** Existing connections pass nothing from now on and are not closed, as after a failover; new ones are served. */
  silenceExisting(): void;
  /** How many pieces of answers wait for the gate to open. */
  readonly waiting: () => number;
  close(): Promise<void>;
}

export async function tcpGate(targetPort: number): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  const silenced = new WeakSet<Socket>();
  let current: GateState = 'open';
  let held: (() => void)[] = [];
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        const isAnswer = from === target;
        if (silenced.has(from)) return;
        if (current === 'held' && isAnswer) held.push(() => to.write(bytes));
        else if (current === 'garbled' && isAnswer) to.end('what is this?\r\n\r\n');
        else if (current !== 'silent') to.write(bytes);
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
  const cut = async () => {
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
    waiting: () => held.length,
    silenceExisting: () => {
      for (const socket of sockets) silenced.add(socket);
    },
    set: async (state) => {
      current = state;
      if (state !== 'held') {
        const answers = held;
        held = [];
        if (state === 'open') for (const answer of answers) answer();
      }
      if (state === 'closed') await cut();
      else if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
