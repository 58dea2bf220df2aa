import { vi } from 'vitest';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { CartRepository } from '#domain/cart/cart-repository.ts';
import { albaOfAna } from './items.ts';

export const storedId = '01234567-89ab-cdef-0123-456789abcdef';
const stored: CartItem = { id: storedId, ...albaOfAna };

export function createFailingCartRepository(cause: Error): CartRepository {
  const fail = () => Promise.reject(cause);
  return { add: fail, list: fail, update: fail, remove: fail, restore: fail, probe: fail };
}

export function mockCartRepository() {
  return {
    add: vi.fn<CartRepository['add']>(() => Promise.resolve(stored)),
    list: vi.fn<CartRepository['list']>(() => Promise.resolve([stored])),
    update: vi.fn<CartRepository['update']>(() => Promise.resolve(stored)),
    remove: vi.fn<CartRepository['remove']>(() => Promise.resolve(true)),
    restore: vi.fn<CartRepository['restore']>(() => Promise.resolve(stored)),
    probe: () => Promise.resolve(),
  };
}
