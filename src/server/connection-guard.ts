import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Requests of one connection that wait for their responses. Browsers and proxies send one after the other. */
const maxOpenRequests = 8;

/** How long a client may take to receive a response, in milliseconds. */
export interface DeliveryLimits {
  /** A response of the API is in memory until it is received. */
  readonly apiMs: number;
  /** Pages and files, which share their memory. */
  readonly pageMs: number;
  /** Large files have longer: the bytes that a slow phone receives in a millisecond. */
  readonly bytesPerMs: number;
  readonly checkEveryMs: number;
}

const defaultLimits: DeliveryLimits = { apiMs: 30_000, pageMs: 120_000, bytesPerMs: 16, checkEveryMs: 2000 };

interface OpenResponse {
  readonly socket: Socket;
  readonly outgoing: ServerResponse;
  readonly isApi: boolean;
  /** By `performance.now()`; undefined until a check has seen that the response has begun. */
  endsAt: number | undefined;
}

export type ConnectionGuard = ReturnType<typeof createConnectionGuard>;

/** Ends connections that cost memory: those that send many requests at once, and those that don't read their responses. */
export function createConnectionGuard(limits: DeliveryLimits = defaultLimits) {
  const openResponses = new Set<OpenResponse>();
  const bySocket = new WeakMap<Duplex, Set<OpenResponse>>();
  const check = () => {
    const now = performance.now();
    for (const open of openResponses) {
      const { socket, outgoing, isApi } = open;
      if (!outgoing.headersSent) continue;
      open.endsAt ??= now + (isApi ? limits.apiMs : limits.pageMs + socket.writableLength / limits.bytesPerMs);
      if (now >= open.endsAt) socket.destroy();
    }
  };
  const timer = setInterval(check, limits.checkEveryMs).unref();
  return {
    /** Takes note of a request; false if its connection was ended, so that it needs no response. */
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
    /** Whether a response is being sent on a connection. */
    isAnswering: (socket: Duplex): boolean =>
      [...(bySocket.get(socket) ?? [])].some(({ outgoing }) => outgoing.headersSent),
    stop: () => clearInterval(timer),
  };
}

/**
 * Ends a connection. Its parser, which Node's types don't know, is told first that it is freed: else it would make objects of
 * all that has arrived, thousands of requests, before the end takes effect.
 */
function end(socket: Socket & { readonly parser?: { remove?(): void } | null }): void {
  socket.parser?.remove?.();
  socket.destroy();
}
