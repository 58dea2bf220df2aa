import type { Page } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type StubbedResponse = { readonly status: number; readonly body?: string } | 'no-response' | 'pass-through';

export interface Call {
  readonly method: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

/**
 * Stubs one HTTP method of the cart API. Calls get the `responses` in order, and the last one from then on. Returns a
 * list to which each call is added.
 */
export async function stubCart(page: Page, method: Method, ...responses: readonly StubbedResponse[]): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route(
    (url) => url.pathname.startsWith('/api/cart'),
    async (route) => {
      const request = route.request();
      if (request.method() !== method) return route.fallback();
      const response = responses[Math.min(calls.length, responses.length - 1)] ?? 'pass-through';
      calls.push({
        method,
        key: request.headers()['idempotency-key'],
        body: request.postData() === null ? undefined : request.postDataJSON(),
      });
      if (response === 'pass-through') return route.fallback();
      if (response === 'no-response') return route.abort('connectionrefused');
      return route.fulfill({ contentType: 'application/json', ...response, body: response.body ?? '' });
    },
  );
  return calls;
}
