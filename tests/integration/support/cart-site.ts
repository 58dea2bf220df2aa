import { afterAll, beforeAll, describe, expect } from 'vitest';
import { parseCartItemJson, parseCartJson } from '#contract';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import type { AddCleanup } from '#tests/support/add-cleanup.ts';
import { openTestCartDatabase, pooledEngines, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { createTestApi, type TestApi } from '#tests/support/test-api.ts';

interface CartSite {
  readonly getCartRepository: () => CartDatabase['cartRepository'];
  readonly getReportedErrors: () => readonly unknown[];
  readonly send: TestApi['send'];
  readonly add: (body: unknown, headers?: Record<string, string>) => Promise<CartItem>;
  readonly list: (email: string) => Promise<readonly CartItem[]>;
  readonly open: () => Promise<CartDatabase>;
  readonly restart: () => Promise<void>;
}

let visitors = 0;

export function createEmail(): string {
  return `visitor-${++visitors}@example.com`;
}

export function createKeyHeader(): Record<string, string> {
  return { 'Idempotency-Key': crypto.randomUUID() };
}

export function describeOnAllEngines(what: string, tests: (site: CartSite) => void): void {
  describe.each([...testEngines, ...pooledEngines])(`${what} in $name`, (engine) => {
    let database: TestDatabase;
    let opened: CartDatabase;
    let api: TestApi;
    const cleanups: Parameters<AddCleanup>[0][] = [];
    const addFinalCleanup: AddCleanup = (cleanUp) => cleanups.unshift(cleanUp);
    const start = async () => {
      opened = await openTestCartDatabase(database.url, addFinalCleanup);
      api = createTestApi(opened.cartRepository);
    };
    beforeAll(async () => {
      database = await engine.prepare(addFinalCleanup);
      await start();
    });
    afterAll(async () => {
      for (const cleanUp of cleanups) await cleanUp();
    });
    tests({
      getCartRepository: () => opened.cartRepository,
      getReportedErrors: () => api.reportedErrors,
      send: (...parameters) => api.send(...parameters),
      add: async (body, headers) => {
        const response = await api.send('POST', '/api/cart', body, headers);
        expect(response.status).toBe(201);
        const item = parseCartItemJson(await response.json());
        if (!item) throw new Error('the answer is no item');
        return item;
      },
      list: async (email) => {
        const response = await api.send('GET', `/api/cart?email=${encodeURIComponent(email)}`);
        expect(response.status).toBe(200);
        const items = parseCartJson(await response.json());
        if (!items) throw new Error('the answer is no list');
        return items;
      },
      open: () => openTestCartDatabase(database.url),
      restart: async () => {
        await opened.close();
        await start();
      },
    });
  });
}
