import { expect } from 'vitest';
import { maxCartItems, maxStoredNameLength } from '#domain/cart/cart-item.ts';
import { postItem } from '#tests/support/post-item.ts';

const threeByteLetter = '茶';

export async function fillLargestCart(url: string): Promise<string> {
  const email = `${'e'.repeat(200)}@example.com`;
  const text = threeByteLetter.repeat(maxStoredNameLength);
  const item = { category: text, type: text, quantity: 1_000_000, packWeight: '123456', unit: 'kg', email };
  for (let count = 0; count < maxCartItems; count++) {
    const response = await postItem(url, item);
    await response.arrayBuffer();
    expect(response.status).toBe(201);
  }
  return email;
}
