import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server';
import { startConnectionGuard, type DeliveryLimits } from './connection-guard.ts';
import { createJsonErrorResponder } from './error-responses.ts';
import type { FetchHandler } from './fetch-handler.ts';
import { respondToParserErrors } from './respond-to-parser-errors.ts';

/**
 * Milliseconds. `headersTimeout` and `requestTimeout` end slowloris attacks; Node looks for overdue requests once per
 * `connectionsCheckingInterval`.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** Longer than the 60 s of nginx, so that the proxy closes idle connections first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
} as const;
const serverOptions = {
  ...timeouts,
  maxHeaderSize: 16 * 1024,
  optimizeEmptyRequests: true,
} as const;
/**
 * Ends a socket on which nothing is sent or received. Longer than `keepAliveTimeout`, which ends connections between
 * requests.
 */
const socketTimeoutMs = 75_000;
const defaultMaxConnections = 10_000;
/** Below the 10 s of `docker stop` and the `TimeoutStopSec` of deploy/site.service. */
const shutdownTimeoutMs = 8000;

const listenErrors: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `port ${port} is taken: stop the other program or set PORT`,
  EACCES: (port) => `port ${port} needs more rights than this user has: set PORT to one above 1023`,
  EADDRNOTAVAIL: (_port, host) => `${host} is no address of this machine: set HOST`,
  ENOTFOUND: (_port, host) => `${host} is no address of this machine: set HOST`,
};

export interface RunningServer {
  readonly port: number;
  /** Stops accepting connections. Resolves when pending requests are complete, after 8 seconds at the latest. */
  readonly stop: () => Promise<void>;
}

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly siteUrl: string;
  readonly reportError: (error: unknown) => void;
  readonly maxConnections?: number;
  readonly deliveryLimits?: DeliveryLimits;
}

/** Throws an `Error` of one line if the port is not available. */
export async function listen(
  handle: FetchHandler<HttpBindings>,
  { port, host, siteUrl, reportError, maxConnections = defaultMaxConnections, deliveryLimits }: ListenOptions,
): Promise<RunningServer> {
  let isStopping = false;
  const respond: Parameters<typeof getRequestListener>[0] = (request, bindings) =>
    // The server is of HTTP/1, so these are not `Http2Bindings`.
    handle(request, bindings as HttpBindings);
  const respondWithError = createJsonErrorResponder(siteUrl);
  const guard = startConnectionGuard(deliveryLimits);
  const server = createServer(serverOptions, (incoming, outgoing) => {
    if (!guard.admit(incoming, outgoing)) return;
    if (isStopping) outgoing.shouldKeepAlive = false;
    // A listener for each request, because the error handler does not get the request.
    const errorHandler = (error: unknown) => {
      const acceptLanguage = incoming.headers['accept-language'];
      if (error instanceof RequestError) return respondWithError(acceptLanguage, 400, 'bad-request');
      reportError(error);
      return respondWithError(acceptLanguage, 500, 'unexpected');
    };
    void getRequestListener(respond, { errorHandler })(incoming, outgoing);
  });
  respondToParserErrors(server, siteUrl, guard);
  server.setTimeout(socketTimeoutMs);
  server.maxConnections = maxConnections;
  await listenOn(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      isStopping = true;
      await closeGracefully(server);
      guard.stop();
    },
  };
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new Error(listenErrors[error.code ?? '']?.(port, host) ?? `can't listen on ${host}:${port}: ${error.message}`),
      );
    });
    server.listen({ port, host, backlog: 2048 }, resolve);
  });
}

async function closeGracefully(server: Server): Promise<void> {
  let isClosed = false;
  const closing = new Promise<void>((resolve) => {
    server.close(() => {
      isClosed = true;
      resolve();
    });
  });
  // Connections that were busy at `close` become idle later.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closing, sleep(shutdownTimeoutMs, undefined, { ref: false })]);
  clearInterval(closeIdle);
  if (!isClosed) server.closeAllConnections();
  await closing;
}
