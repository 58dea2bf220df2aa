import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { apiHeaders, commonHeaders } from '#server/headers.ts';
import { clientAddress } from './client-address.ts';
import type { RateLimiter } from './rate-limit.ts';
import { errorResponse } from './responses.ts';
import { isSameOrigin } from './same-origin.ts';

/** Sets the headers that every API response has. */
export function withApiHeaders(siteUrl: string): MiddlewareHandler {
  const headers = Object.entries({ ...commonHeaders(siteUrl), ...apiHeaders });
  return async (context, next) => {
    for (const [name, value] of headers) context.header(name, value);
    await next();
  };
}

/** Responds with 429 to clients over the limit. */
export function withRateLimit(limiter: RateLimiter, trustProxy: number): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    // Without a socket (in tests) all requests count as one client's.
    const socketAddress = context.env?.incoming?.socket.remoteAddress ?? '';
    const client = clientAddress(socketAddress, context.req.header('x-forwarded-for'), trustProxy);
    const retryAfterSeconds = await limiter.consume(client);
    if (retryAfterSeconds === 0) return next();
    context.header('Retry-After', String(retryAfterSeconds));
    return errorResponse(context, 429, 'tooMany');
  };
}

/** Responds with 403 to unsafe methods from other origins. */
export function withOriginCheck(siteUrl: string): MiddlewareHandler {
  return async (context, next) => {
    const isSafeMethod = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (isSafeMethod || isSameOrigin(context.req.raw.headers, siteUrl)) return next();
    return errorResponse(context, 403, 'crossOrigin');
  };
}
