import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverMessages } from '#text/messages.ts';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { apiHeaders, commonHeaders } from './headers.ts';

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Milliseconds. Slow or silent connections are closed before many of them could crowd others out. */
const patience = {
  /** All header lines, and the whole request with its body. */
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** Longer than a proxy's (nginx: 60 s), which must be the one to end an idle connection. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
} as const;
const silentSocketMs = 75_000;
const maxHeaderBytes = 16 * 1024;
/** More are closed at once, so that idle or slow ones can't fill the memory. A proxy in front limits them per address. */
const defaultMaxConnections = 10_000;
/** How long the requests under way may take to finish once the server stops. */
const stopMs = 8_000;

export interface Listening {
  readonly port: number;
  /** Takes no more connections and resolves when the requests under way are answered, or after 8 seconds. */
  stop(): Promise<void>;
}

export interface ListenOptions {
  /** 0 for any free one. */
  readonly port: number;
  readonly host: string;
  /** See `env.ts`. */
  readonly siteUrl: string;
  readonly maxConnections?: number;
}

/** Serves requests on a port. Throws an `Error` with one clear line when the port can't be had. */
export async function listen(
  fetch: Fetch,
  { port, host, siteUrl, maxConnections = defaultMaxConnections }: ListenOptions,
): Promise<Listening> {
  let isStopping = false;
  const listener = getRequestListener(
    (request, env) => {
      const bindings = { incoming: env.incoming, outgoing: env.outgoing } as HttpBindings;
      // A connection that lives on would keep the server from stopping.
      if (isStopping) bindings.outgoing.shouldKeepAlive = false;
      return fetch(request, bindings);
    },
    { errorHandler: () => badRequest(siteUrl) },
  );
  const server = createServer({ ...patience, maxHeaderSize: maxHeaderBytes }, (incoming, outgoing) => {
    void listener(incoming, outgoing);
  });
  server.setTimeout(silentSocketMs);
  server.maxConnections = maxConnections;
  await bound(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      isStopping = true;
      await closed(server);
    },
  };
}

/** What can't even be read as a request (a wrong Host header, say) is the only error that reaches this place. */
function badRequest(siteUrl: string): Response {
  const headers = { ...commonHeaders(siteUrl), ...apiHeaders };
  return Response.json({ error: serverMessages.badRequest }, { status: 400, headers });
}

function bound(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(reasons[error.code ?? '']?.(port, host) ?? `can't listen on ${host}:${port}: ${error.message}`));
    });
    // The queue of connections not yet accepted: a burst of visitors must not be turned away.
    server.listen({ port, host, backlog: 2048 }, resolve);
  });
}

const reasons: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `port ${port} is taken: stop the other program or set PORT`,
  EACCES: (port) => `port ${port} needs more rights than this user has: set PORT to one above 1023`,
  EADDRNOTAVAIL: (_port, host) => `${host} is no address of this machine: set HOST`,
  ENOTFOUND: (_port, host) => `${host} is no address of this machine: set HOST`,
};

async function closed(server: Server): Promise<void> {
  let isClosed = false;
  const closing = new Promise<void>((resolve) => server.close(() => resolve())).then(() => (isClosed = true));
  // Connections fall idle as their requests are answered.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closing, sleep(stopMs, undefined, { ref: false })]);
  clearInterval(idle);
  if (!isClosed) server.closeAllConnections();
  await closing;
}
