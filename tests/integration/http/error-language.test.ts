import { afterAll, describe, expect, test } from 'vitest';
import { cartItemErrors as spanishItem } from '#content/es/cart/cart-item.ts';
import { serverErrors as spanish } from '#content/es/server/server-errors.ts';
import { createSqlCartRepository } from '#server/storage/carts/sql-cart-repository.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { createTestApi } from '#tests/support/test-api.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';

const db = await openAndMigrateSqlite(':memory:');
const carts = createSqlCartRepository(db, 'sqlite');
afterAll(() => db.destroy());
const site = createTestApi(carts);

async function ask(accepted: string | undefined, body: unknown = {}) {
  const headers = accepted === undefined ? undefined : { 'Accept-Language': accepted };
  const response = await site.send('POST', '/api/cart', body, headers);
  return { text: await response.text(), language: response.headers.get('content-language') };
}

const missing = 'missing-fields';
const inEnglish = JSON.stringify({ error: cartItemErrors[missing] });
const inSpanish = JSON.stringify({ error: spanishItem[missing] });

describe('the language of errors', () => {
  test.each([undefined, '', '*', 'fr', 'de-DE,de;q=0.9', 'es;q=0', ';;,,=', 'español', 'estonian'])(
    'is English, without a header that says so, for Accept-Language: %s',
    async (accepted) => {
      expect(await ask(accepted)).toEqual({ text: inEnglish, language: null });
    },
  );

  test.each(['es', 'es-MX', 'ES-419', 'es-CO,es;q=0.9,en;q=0.8', 'fr, es;q=0.5, en;q=0.1', 'en;q=0.2,es'])(
    'is Spanish for Accept-Language: %s',
    async (accepted) => {
      expect(await ask(accepted)).toEqual({ text: inSpanish, language: 'es' });
    },
  );

  test.each(['en', 'en-GB,en;q=0.9,es;q=0.8', 'es;q=0.1,en'])(
    'is English, and the response says so, for Accept-Language: %s',
    async (accepted) => {
      expect(await ask(accepted)).toEqual({ text: inEnglish, language: 'en' });
    },
  );

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

  test('is named by no response without an error', async () => {
    const response = await site.request('/api/cart?email=ana@example.com', { headers: { 'Accept-Language': 'es' } });
    expect([response.status, response.headers.get('content-language')]).toEqual([200, null]);
  });
});
