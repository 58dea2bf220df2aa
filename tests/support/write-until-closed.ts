import type { Socket } from 'node:net';

/** Writes again and again. A client that reads nothing notices the end of its connection only by a write. */
export function writeUntilClosed(socket: Socket, everyMs: number): void {
  const timer = setInterval(() => socket.writable && socket.write('\r\n'), everyMs);
  socket.on('close', () => clearInterval(timer));
}
