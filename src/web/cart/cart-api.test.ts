import { afterEach, describe, expect, test, vi } from 'vitest';
import { alba } from '#tests/unit/support/fake-api.ts';
import { deleteItem, postItem } from './cart-api.ts';

function answerWith(body: string, type: string): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'Content-Type': type } })));
}

afterEach(() => vi.unstubAllGlobals());

describe('a successful response', () => {
  test.each([
    ['OK', 'text/plain'],
    ['', 'text/html'],
    ['null', 'application/json'],
  ])('may have any body: %j as %s', async (body, type) => {
    answerWith(body, type);
    await expect(postItem(alba, 'key-1')).resolves.toBeUndefined();
    await expect(deleteItem('1')).resolves.toBeUndefined();
  });
});
