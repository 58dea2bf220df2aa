import { connect } from 'node:net';

interface Options {
  readonly isHalfClosed?: boolean;
}

/**
 * Sends bytes over a new connection, and returns what arrives until the server closes it. A string is sent as Latin-1.
 */
export function exchange(
  port: number,
  bytes: string | Buffer,
  { isHalfClosed = false }: Options = {},
): Promise<string> {
  const sent = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      if (isHalfClosed) socket.end(sent);
      else socket.write(sent);
    });
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    // The server may reset the connection after its response, for example if it left the body unread. That is no error.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(received).toString()));
  });
}

export function readStatuses(responses: string): string {
  return [...responses.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => status).join(' ');
}
