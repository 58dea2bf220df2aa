import { connect } from 'node:net';

/** Sends bytes as they are, then ends its side if asked to; resolves with all that comes until the server closes. */
export function exchange(port: number, bytes: string, end = false): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      if (end) socket.end(bytes, 'latin1');
      else socket.write(bytes, 'latin1');
    });
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    // A reset after the answer, as for a body that nobody reads, ends the exchange as well.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

/** The status codes of several answers in a row, with a blank between them. */
export function statuses(answers: string): string {
  return [...answers.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => status).join(' ');
}
