import type { CartRepository } from '#domain/cart-repository.ts';
import { createApp, type App, type AppParts } from '#server/api/app.ts';
import { createRateLimiter } from '#server/api/rate-limit.ts';

/** A client of the site in this process, without a port. */
export interface TestApp {
  readonly app: App;
  /** What the operator would have been told. */
  readonly reported: unknown[];
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** The site over some carts; pages all answer with their path. */
export function testApp(carts: CartRepository, parts: Partial<AppParts> = {}): TestApp {
  const reported: unknown[] = [];
  const app = createApp({
    carts,
    site: { respond: (request) => new Response(new URL(request.url).pathname) },
    limiter: createRateLimiter(0),
    siteUrl: 'http://localhost:3000',
    trustProxy: 0,
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

/** An order as the page sends it. */
export const alba = {
  category: 'Cinnamon',
  type: 'Alba',
  quantity: 2,
  packWeight: '12.5',
  unit: 'kg',
  email: 'buyer@example.com',
} as const;
