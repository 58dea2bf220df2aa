import type { CartRepository } from '#domain/cart/cart-repository.ts';
import { createApi, type Api, type ApiOptions } from '#server/api/api.ts';
import { createCartQuota } from '#server/api/cart-quota.ts';
import { createRateLimiter } from '#server/api/rate-limiter.ts';
import { createDispatch } from '#server/dispatch.ts';
import type { Site } from '#server/static/site.ts';

export interface TestApi {
  readonly fetch: Api['fetch'];
  readonly reportedErrors: unknown[];
  readonly request: (
    input: string | Request,
    init?: RequestInit,
    env?: Parameters<Api['fetch']>[1],
  ) => Promise<Response>;
  readonly send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
}

const pathSite: Site = { respond: (request) => new Response(new URL(request.url).pathname) };

export function createTestApi(
  cartRepository: CartRepository,
  { site = pathSite, ...parts }: Partial<ApiOptions & { readonly site: Site }> = {},
): TestApi {
  const reportedErrors: unknown[] = [];
  const api = createApi({
    cartRepository,
    limiter: createRateLimiter(0),
    quota: createCartQuota({ perDay: 0 }),
    siteUrl: 'http://localhost:3000',
    trustedProxies: 0,
    health: { findFault: () => undefined, assertReady: () => cartRepository.probe() },
    reportError: (error) => reportedErrors.push(error),
    ...parts,
  });
  const fetch = createDispatch(api, site);
  const request: TestApi['request'] = async (input, init, env) =>
    fetch(typeof input === 'string' ? new Request(new URL(input, 'http://localhost'), init) : input, env);
  return {
    fetch,
    reportedErrors,
    request,
    send: async (method, path, body, headers = {}) => {
      const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
      return request(path, {
        method,
        headers: { ...json, ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    },
  };
}
