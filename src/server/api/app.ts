import { serverMessages } from '#text/messages.ts';
import { apiPaths } from '#contract';
import { StorageUnavailable, type CartStore } from '#domain/cart-repository.ts';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { cartRoutes, notAllowed, refused } from './cart-routes.ts';
import { clientAddress } from './client-address.ts';
import { apiHeaders, commonHeaders } from '#server/headers.ts';
import type { RateLimiter } from './rate-limit.ts';
import { isFromThisSite } from './same-origin.ts';
import type { Site } from '#server/static/handler.ts';

export interface AppParts {
  readonly carts: CartStore;
  readonly site: Site;
  readonly limiter: RateLimiter;
  /** See `env.ts`. */
  readonly siteUrl: string;
  readonly trustProxy: number;
  /** Hears of everything that was answered with 500 or 503, for the operator. */
  readonly report: (error: unknown) => void;
}

export type App = Hono<{ Bindings: HttpBindings }>;

/** The whole site as one function from request to answer: the API below `/api`, the pages and files elsewhere. */
export function createApp({ carts, site, limiter, siteUrl, trustProxy, report }: AppParts): App {
  const app: App = new Hono();
  app.use('/api/*', withApiHeaders(siteUrl), withRateLimit(limiter, trustProxy), withOriginCheck(siteUrl));
  app.get(apiPaths.health, async (context) => {
    await carts.check();
    return context.json({ status: 'ok' });
  });
  app.all(apiPaths.health, (context) => notAllowed(context, 'GET, HEAD'));
  app.route(apiPaths.cart, cartRoutes(carts));
  app.all('/api/*', (context) => refused(context, 404, serverMessages.notFound));
  app.all('*', (context) => site.respond(context.req.raw));
  app.onError((error, context) => {
    report(error);
    return error instanceof StorageUnavailable
      ? refused(context, 503, serverMessages.unavailable)
      : refused(context, 500, serverMessages.unexpected);
  });
  return app;
}

function withApiHeaders(siteUrl: string): MiddlewareHandler {
  const headers = Object.entries({ ...commonHeaders(siteUrl), ...apiHeaders });
  return async (context, next) => {
    for (const [name, value] of headers) context.header(name, value);
    await next();
  };
}

function withRateLimit(limiter: RateLimiter, trustProxy: number): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    // Without a connection (in tests) all calls count as one client's.
    const socketAddress = context.env?.incoming?.socket.remoteAddress ?? '';
    const client = clientAddress(socketAddress, context.req.header('x-forwarded-for'), trustProxy);
    const wait = await limiter.secondsToWait(client);
    if (wait === 0) return next();
    context.header('Retry-After', String(wait));
    return refused(context, 429, serverMessages.tooMany);
  };
}

function withOriginCheck(siteUrl: string): MiddlewareHandler {
  return async (context, next) => {
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (isRead || isFromThisSite(context.req.raw.headers, siteUrl)) return next();
    return refused(context, 403, serverMessages.crossOrigin);
  };
}
