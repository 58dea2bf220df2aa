import type { CartRepository } from '#domain/cart-repository.ts';
import { createApp, type App, type AppParts } from '#server/api/app.ts';
import { createCartQuota } from '#server/api/cart-quota.ts';
import { createRateLimiter } from '#server/api/rate-limit.ts';
import { alba as albaWithoutEmail } from '#tests/support/alba.ts';

/** The app and a client for it in this process, without a port. */
export interface TestApp {
  readonly app: App;
  /** The errors reported to the operator. */
  readonly reported: unknown[];
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** Creates the app over a cart repository; every page responds with its path. */
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
  return {
    app,
    reported,
    send: async (method, path, body, headers = {}) => {
      const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
      return app.request(path, {
        method,
        headers: { ...json, ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    },
  };
}

/** The body of a POST request. */
export const alba = { ...albaWithoutEmail, email: 'buyer@example.com' } as const;
