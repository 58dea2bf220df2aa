import type { APIRequestContext, Page } from '@playwright/test';

export const alba = { category: 'Cinnamon', type: 'Alba', quantity: 2, packWeight: '25', unit: 'kg' };
export const cloves = { category: 'Whole Spices', type: 'Cloves', quantity: 1, packWeight: '0.5', unit: 'kg' };
export const leafOil = { category: 'Cinnamon', type: 'Leaf Oil', quantity: 4, packWeight: '500', unit: 'ml' };

/** Puts items into a cart, in this order, and gives their ids. */
export async function fillCart(request: APIRequestContext, email: string, ...items: object[]): Promise<string[]> {
  const ids: string[] = [];
  for (const item of items) {
    const answer = await request.post('/api/cart', { data: { ...item, email } });
    ids.push(((await answer.json()) as { _id: string })._id);
  }
  return ids;
}

/** What the server holds for an e-mail, without ids. */
export async function storedCart(request: APIRequestContext, email: string): Promise<object[]> {
  const answer = await request.get(`/api/cart?email=${encodeURIComponent(email)}`);
  const items = (await answer.json()) as Record<string, unknown>[];
  return items.map(({ _id, email: _email, ...item }) => item);
}

/** Has the browser know the visitor's e-mail from the start. */
export async function rememberEmail(page: Page, email: string): Promise<void> {
  await page.addInitScript((value) => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('customerEmail', value);
  }, email);
}

/** The text that a WhatsApp address carries. */
export function whatsAppText(address: string | null | undefined): string {
  return new URL(address ?? '').searchParams.get('text') ?? '';
}
