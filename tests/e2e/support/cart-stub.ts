import type { Page } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What a stubbed call answers: a status and a body, no answer at all, or the real one. */
export type Answer = { readonly status: number; readonly body?: string } | 'no-answer' | 'real';

/** A request that a test has seen. */
export interface Call {
  readonly method: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

/**
 * Answers the cart's calls of one method as a test asks, the rest go to the real server. `answers` are used one after
 * the other, the last one for all that follow. Gives the calls of that method seen so far.
 */
export async function stubCart(page: Page, method: Method, ...answers: readonly Answer[]): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route(
    (url) => url.pathname.startsWith('/api/cart'),
    async (route) => {
      const request = route.request();
      if (request.method() !== method) return route.fallback();
      const answer = answers[Math.min(calls.length, answers.length - 1)] ?? 'real';
      calls.push({
        method,
        key: request.headers()['idempotency-key'],
        body: request.postData() === null ? undefined : request.postDataJSON(),
      });
      if (answer === 'real') return route.fallback();
      if (answer === 'no-answer') return route.abort('connectionrefused');
      return route.fulfill({ contentType: 'application/json', ...answer, body: answer.body ?? '' });
    },
  );
  return calls;
}
