import { Hono } from 'hono';
import { apiPaths } from '#contract';
import { StorageUnavailable, type CartRepository } from '#domain/cart-repository.ts';
import type { Health } from '#server/health.ts';
import type { Site } from '#server/static/handler.ts';
import type { CartQuota } from './cart-quota.ts';
import { cartRoutes } from './cart-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { withGuards, type ApiEnv } from './middleware.ts';
import type { RateLimiter } from './rate-limit.ts';
import { createResponses } from './responses.ts';

export interface AppParts {
  readonly carts: CartRepository;
  readonly site: Pick<Site, 'respond'>;
  readonly limiter: RateLimiter;
  readonly quota: CartQuota;
  /** See `env.ts`. */
  readonly siteUrl: string;
  readonly trustProxy: number;
  readonly health: Health;
  /** Called with the error behind each 500 or 503, and the id of its request. */
  readonly report: (error: unknown, requestId?: string) => void;
}

export type App = Hono<ApiEnv>;

/** The whole site as a fetch handler: the API below `/api`, pages and files elsewhere. */
export function createApp({ carts, site, limiter, quota, siteUrl, trustProxy, health, report }: AppParts): App {
  const app: App = new Hono();
  const responses = createResponses(siteUrl);
  // Before the limit: a supervisor and a balancer ask each second.
  app.route('/', healthRoutes(health, responses));
  app.use('/api/*', withGuards({ limiter, responses, siteUrl, trustProxy }));
  app.route(apiPaths.cart, cartRoutes(carts, quota, responses));
  app.all('/api/*', (context) => responses.error(context, 404, 'notFound'));
  app.all('*', (context) => site.respond(context.req.raw));
  app.onError((error, context) => {
    report(error, context.env?.requestId);
    return error instanceof StorageUnavailable
      ? responses.error(context, 503, 'unavailable')
      : responses.error(context, 500, 'unexpected');
  });
  return app;
}
