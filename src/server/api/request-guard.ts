import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { getClientAddress } from './client-address.ts';
import { isSameOrigin } from './is-same-origin.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { ApiResponses } from './responses.ts';

export interface ApiEnv {
  readonly Bindings: HttpBindings & { readonly requestId?: string };
  readonly Variables: { readonly clientAddress: string };
}

interface RequestGuardOptions {
  readonly limiter: RateLimiter;
  readonly responses: ApiResponses;
  readonly siteUrl: string;
  readonly trustedProxies: number;
}

export function createRequestGuard({
  limiter,
  responses,
  siteUrl,
  trustedProxies,
}: RequestGuardOptions): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    // `incoming` is Node's request, which `@hono/node-server` passes on. In tests it is missing, and all requests count
    // as one client's.
    const socketAddress = context.env?.incoming?.socket.remoteAddress ?? '';
    const clientAddress = getClientAddress(socketAddress, context.req.header('x-forwarded-for'), trustedProxies);
    const waitMs = await limiter.consume(clientAddress);
    if (waitMs > 0) return responses.tooManyRequests(context.req.raw, 'too-many', waitMs);
    context.set('clientAddress', clientAddress);
    const isSafeMethod = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (isSafeMethod || isSameOrigin(context.req.raw.headers, siteUrl)) return next();
    return responses.error(context.req.raw, 403, 'cross-origin');
  };
}
