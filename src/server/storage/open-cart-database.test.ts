import { expect, test } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { openCartDatabase } from './open-cart-database.ts';

test('a PostgreSQL that does not answer is logged without its password, and its carts are unavailable', async () => {
  const warnings: string[] = [];
  const { cartRepository, description, close } = await openCartDatabase(
    { engine: 'postgres', url: 'postgres://site:secret@127.0.0.1:1/carts' },
    { warn: (line) => warnings.push(line) },
  );
  expect(description).toBe('PostgreSQL at 127.0.0.1:1/carts');
  expect(warnings).toEqual([
    'PostgreSQL at 127.0.0.1:1/carts does not answer (connect ECONNREFUSED 127.0.0.1:1); trying again until it does',
  ]);
  await expect(cartRepository.list('a@example.com')).rejects.toBeInstanceOf(StorageUnavailableError);
  await close();
});
