import type { CartRepository } from '#domain/cart/cart-repository.ts';
import { createApp, type App, type AppParts } from '#server/api/app.ts';
import { createCartQuota } from '#server/api/cart-quota.ts';
import { createRateLimiter } from '#server/api/rate-limit.ts';
import { alba as albaWithoutEmail } from '#tests/support/alba.ts';

export interface TestApp {
  readonly app: App;
  readonly reported: unknown[];
  request(input: string | Request, init?: RequestInit, env?: Parameters<App['fetch']>[1]): Promise<Response>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export function testApp(carts: CartRepository, parts: Partial<AppParts> = {}): TestApp {
  const reported: unknown[] = [];
  const app = createApp({
    carts,
    site: { respond: (request) => new Response(new URL(request.url).pathname) },
    limiter: createRateLimiter(0),
    quota: createCartQuota(0),
    siteUrl: 'http://localhost:3000',
    trustProxy: 0,
    health: { fault: () => undefined, ready: () => carts.ping() },
    report: (error) => reported.push(error),
    ...parts,
  });
  const request: TestApp['request'] = async (input, init, env) =>
    app.fetch(typeof input === 'string' ? new Request(new URL(input, 'http://localhost'), init) : input, env);
  return {
    app,
    reported,
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

export const alba = { ...albaWithoutEmail, email: 'buyer@example.com' } as const;
