import { Hono } from 'hono';
import { apiPaths } from '#contract';
import { CartConflictError, StorageUnavailableError, type CartRepository } from '#domain/cart/cart-repository.ts';
import type { Health } from '#server/monitoring/health.ts';
import type { CartQuota } from './cart-quota.ts';
import { createCartRoutes } from './cart-routes.ts';
import { createHealthRoutes } from './health-routes.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createRequestGuard, type ApiEnv } from './request-guard.ts';
import { createResponses } from './responses.ts';

export interface ApiOptions {
  readonly cartRepository: CartRepository;
  readonly limiter: RateLimiter;
  readonly quota: CartQuota;
  readonly siteUrl: string;
  readonly trustedProxies: number;
  readonly health: Health;
  readonly reportError: (error: unknown, requestId?: string) => void;
}

export interface Api {
  readonly fetch: (request: Request, bindings?: ApiEnv['Bindings']) => Response | Promise<Response>;
  /** Reports the error, unless it is a conflict, and returns its response. */
  readonly respondToError: (error: unknown, request: Request, requestId?: string) => Response;
}

export function createApi({
  cartRepository,
  limiter,
  quota,
  siteUrl,
  trustedProxies,
  health,
  reportError,
}: ApiOptions): Api {
  const api = new Hono<ApiEnv>();
  const responses = createResponses(siteUrl);
  // The health routes come before the rate limiter, because a supervisor and a load balancer request them each second.
  api.route('/', createHealthRoutes(health, responses));
  api.use('/api/*', createRequestGuard({ limiter, responses, siteUrl, trustedProxies }));
  api.route(apiPaths.cart, createCartRoutes(cartRepository, quota, responses));
  api.all('/api/*', (context) => responses.error(context.req.raw, 404, 'not-found'));

  const respondToError: Api['respondToError'] = (error, request, requestId) => {
    if (error instanceof CartConflictError) return responses.error(request, 409, error.reason);
    reportError(error, requestId);
    return error instanceof StorageUnavailableError
      ? responses.error(request, 503, 'unavailable')
      : responses.error(request, 500, 'unexpected');
  };
  api.onError((error, context) => respondToError(error, context.req.raw, context.env?.requestId));
  return { fetch: (request, bindings) => api.fetch(request, bindings), respondToError };
}
