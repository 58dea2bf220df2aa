import { connect } from 'node:net';

export function exchange(port: number, bytes: string, end = false): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      if (end) socket.end(bytes, 'latin1');
      else socket.write(bytes, 'latin1');
    });
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    // A reset after the response, as for an unread body, ends the exchange too.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

export function statuses(responses: string): string {
  return [...responses.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => status).join(' ');
}
