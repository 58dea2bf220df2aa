import type { Page } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type StubbedResponse = { readonly status: number; readonly body?: string } | 'no-response' | 'pass-through';

interface StubbedResponses {
  readonly firstResponses: readonly StubbedResponse[];
  readonly laterResponses: StubbedResponse;
}

interface CartCall {
  readonly key: string | undefined;
  readonly body: unknown;
}

export function recordCartCalls(page: Page, method: Method): Promise<CartCall[]> {
  return stubCart(page, method, { firstResponses: [], laterResponses: 'pass-through' });
}

export async function stubCart(page: Page, method: Method, responses: StubbedResponses): Promise<CartCall[]> {
  const { firstResponses, laterResponses } = responses;
  const calls: CartCall[] = [];
  await page.route(
    (url) => url.pathname.startsWith('/api/cart'),
    async (route) => {
      const request = route.request();
      if (request.method() !== method) return route.fallback();
      const response = firstResponses[calls.length] ?? laterResponses;
      calls.push({
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
