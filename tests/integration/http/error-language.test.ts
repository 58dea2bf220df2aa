import { afterAll, describe, expect, test } from 'vitest';
import { serverErrors as spanish } from '#content/es/server/server-errors.ts';
import { createSqlCartRepository } from '#server/storage/carts/sql-cart-repository.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { createTestApi } from '#tests/support/test-api.ts';

const db = await openAndMigrateSqlite(':memory:');
const carts = createSqlCartRepository(db, 'sqlite');
afterAll(() => db.destroy());
const site = createTestApi(carts);

describe('the language of errors', () => {
  test('follows the header in every kind of error', async () => {
    const errors: [method: string, path: string, body: unknown, message: string][] = [
      ['GET', '/api/cart', undefined, spanish['missing-email']],
      ['POST', '/api/cart', '{', spanish['invalid-json']],
      ['POST', '/api/cart', '[]', spanish['not-object']],
      ['POST', '/api/cart', 'x'.repeat(20_000), spanish['too-large']],
      ['DELETE', '/api/cart/none', undefined, spanish['item-not-found']],
      ['DELETE', '/api/cart', undefined, spanish['method-not-allowed']],
      ['GET', '/api/none', undefined, spanish['not-found']],
      ['POST', '/api/health', undefined, spanish['method-not-allowed']],
    ];
    const answers = errors.map(async ([method, path, body]) => {
      const response = await site.send(method, path, body, { 'Accept-Language': 'es' });
      return response.json() as Promise<unknown>;
    });
    expect(await Promise.all(answers)).toEqual(errors.map(([, , , message]) => ({ error: message })));
  });

  test('is not named by the response of a success', async () => {
    const response = await site.request('/api/cart?email=ana@example.com', { headers: { 'Accept-Language': 'es' } });
    expect([response.status, response.headers.get('content-language')]).toEqual([200, null]);
  });
});
