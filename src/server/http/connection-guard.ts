import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Browsers and proxies send one request after the other. */
const maxOpenRequests = 8;

export interface DeliveryLimits {
  /**
   * Time to receive an API response. Shorter than for pages and files, which share their memory: each response has its
   * own.
   */
  readonly apiMs: number;
  readonly pageMs: number;
  /** Bytes that a slow phone receives in a millisecond: a larger file gets more time by this rate. */
  readonly bytesPerMs: number;
  readonly checkEveryMs: number;
}

const defaultLimits: DeliveryLimits = { apiMs: 30_000, pageMs: 120_000, bytesPerMs: 16, checkEveryMs: 2000 };

interface OpenResponse {
  readonly socket: Socket;
  readonly outgoing: ServerResponse;
  readonly isApi: boolean;
  /** By `performance.now()`; undefined until a check sees that the response has begun. */
  endsAt: number | undefined;
}

export type ConnectionGuard = ReturnType<typeof createConnectionGuard>;

/** Ends connections that cost memory: many requests at once, or responses that nobody reads. */
export function createConnectionGuard(limits: DeliveryLimits = defaultLimits) {
  const openResponses = new Set<OpenResponse>();
  const bySocket = new WeakMap<Duplex, Set<OpenResponse>>();
  const endOverdue = () => {
    const now = performance.now();
    for (const open of openResponses) {
      const { socket, outgoing, isApi } = open;
      if (!outgoing.headersSent) continue;
      open.endsAt ??= now + (isApi ? limits.apiMs : limits.pageMs + socket.writableLength / limits.bytesPerMs);
      if (now >= open.endsAt) socket.destroy();
    }
  };
  const timer = setInterval(endOverdue, limits.checkEveryMs).unref();
  return {
    admit: ({ socket, url = '' }: IncomingMessage, outgoing: ServerResponse): boolean => {
      const ofSocket = bySocket.get(socket) ?? new Set();
      if (ofSocket.size >= maxOpenRequests) {
        end(socket);
        return false;
      }
      bySocket.set(socket, ofSocket);
      const open: OpenResponse = { socket, outgoing, isApi: url.startsWith('/api/'), endsAt: undefined };
      openResponses.add(open);
      ofSocket.add(open);
      outgoing.once('close', () => {
        openResponses.delete(open);
        ofSocket.delete(open);
      });
      return true;
    },
    isAnswering: (socket: Duplex): boolean =>
      [...(bySocket.get(socket) ?? [])].some(({ outgoing }) => outgoing.headersSent),
    stop: () => clearInterval(timer),
  };
}

/**
 * Frees the parser first: else it would still make objects of all that has arrived, thousands of requests. Node's types
 * don't know the parser.
 */
function end(socket: Socket & { readonly parser?: { remove?(): void } | null }): void {
  socket.parser?.remove?.();
  socket.destroy();
}
