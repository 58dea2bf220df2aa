import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line between the site and its database that can be cut or held. */
export interface TcpGate {
  readonly port: number;
  /** `open` passes everything on, `silent` nothing (a lost network), `closed` refuses. */
  set(state: 'open' | 'silent' | 'closed'): Promise<void>;
  close(): Promise<void>;
}

export async function tcpGate(targetPort: number): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isSilent) to.write(bytes);
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
    set: async (state) => {
      isSilent = state === 'silent';
      if (state === 'closed') await cut();
      else if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
