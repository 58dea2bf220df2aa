import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isApiPath } from '#contract';

/**
 * Requests that one connection may have open. Browsers send one request at a time on a connection; only clients that
 * pipeline send more.
 */
const maxOpenRequests = 8;

export interface DeliveryLimits {
  /**
   * Milliseconds in which a client must receive an API response. Short, because each API response takes memory of its
   * own, while the responses of pages share their bytes.
   */
  readonly apiMs: number;
  readonly pageMs: number;
  /** Bytes that a slow phone receives in a millisecond; at this rate, larger files get more time than `pageMs`. */
  readonly bytesPerMs: number;
  readonly checkEveryMs: number;
}

const defaultLimits: DeliveryLimits = { apiMs: 30_000, pageMs: 120_000, bytesPerMs: 16, checkEveryMs: 2000 };

interface OpenResponse {
  readonly socket: Socket;
  readonly outgoing: ServerResponse;
  readonly isApi: boolean;
  deadline: number | undefined;
}

export interface ConnectionGuard {
  readonly admit: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  readonly isResponding: (socket: Duplex) => boolean;
  readonly stop: () => void;
}

/** Ends connections that cost memory: many requests at once, or responses that nobody reads. */
export function startConnectionGuard(limits: DeliveryLimits = defaultLimits): ConnectionGuard {
  const openResponses = new Set<OpenResponse>();
  const responsesBySocket = new WeakMap<Duplex, Set<OpenResponse>>();
  const endOverdue = () => {
    const now = performance.now();
    for (const response of openResponses) {
      const { socket, outgoing, isApi } = response;
      if (!outgoing.headersSent) continue;
      response.deadline ??= now + (isApi ? limits.apiMs : limits.pageMs + socket.writableLength / limits.bytesPerMs);
      if (now >= response.deadline) socket.destroy();
    }
  };
  const timer = setInterval(endOverdue, limits.checkEveryMs).unref();
  return {
    admit: ({ socket, url = '' }, outgoing) => {
      const socketResponses = responsesBySocket.get(socket) ?? new Set();
      if (socketResponses.size >= maxOpenRequests) {
        destroySocket(socket);
        return false;
      }
      responsesBySocket.set(socket, socketResponses);
      const response: OpenResponse = { socket, outgoing, isApi: isApiPath(url), deadline: undefined };
      openResponses.add(response);
      socketResponses.add(response);
      outgoing.once('close', () => {
        openResponses.delete(response);
        socketResponses.delete(response);
      });
      return true;
    },
    isResponding: (socket) => [...(responsesBySocket.get(socket) ?? [])].some(({ outgoing }) => outgoing.headersSent),
    stop: () => clearInterval(timer),
  };
}

/**
 * Detaches the parser first: otherwise it would create objects for all requests that have arrived, which may be
 * thousands. Node's types don't declare the parser.
 */
function destroySocket(socket: Socket & { readonly parser?: { remove?: () => void } | null }): void {
  socket.parser?.remove?.();
  socket.destroy();
}
