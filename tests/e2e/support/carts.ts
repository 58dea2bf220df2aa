import type { APIRequestContext, Page } from '@playwright/test';
import type { toCartItemJson } from '#contract';
import type { ItemContent } from '#domain/cart/cart-item.ts';
import { emailKey } from '#web/storage/keys.ts';

/** Stores items without the page and returns their ids. The fixture `seedCart` also tells the browser the email. */
export async function postItems(
  request: APIRequestContext,
  email: string,
  ...items: readonly ItemContent[]
): Promise<string[]> {
  const ids: string[] = [];
  for (const item of items) {
    const response = await request.post('/api/cart', { data: { ...item, email } });
    ids.push(((await response.json()) as { _id: string })._id);
  }
  return ids;
}

export async function fetchCart(request: APIRequestContext, email: string): Promise<ItemContent[]> {
  const response = await request.get(`/api/cart?email=${encodeURIComponent(email)}`);
  const items = (await response.json()) as ReturnType<typeof toCartItemJson>[];
  return items.map(({ _id, email: _email, ...item }) => item);
}

/** Call before a page loads. */
export async function rememberEmail(page: Page, email: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // `about:blank` and the sandboxed frame of the review widget have no storage.
      if (location.protocol !== 'about:' && window === window.top) localStorage.setItem(key, value);
    },
    [emailKey, email] as const,
  );
}
