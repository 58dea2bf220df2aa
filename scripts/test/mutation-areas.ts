/** A part of the code, and the tests that say what it does. */
export interface Area {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Whether each file of tests needs its own globals and environment variables, which costs a second or two per mutant. */
  readonly isIsolated: boolean;
}

/**
 * The code under mutation testing, with the tests that run in this process. Left out: what runs in a process or thread of
 * its own, which Stryker does not reach; backups and PostgreSQL, whose tests start programs (`tests/faults`).
 */
export const areas: Readonly<Record<string, Area>> = {
  domain: {
    mutate: ['src/domain/**/*.ts'],
    tests: [
      'src/domain/**/*.test.ts',
      'src/content/**/*.test.ts',
      'src/web/pages/cart/quick-list*.test.ts',
      'src/web/pages/@(compare|order|product|products)/*.test.ts',
      'src/web/cart/@(order-link|reuse-unchanged).test.ts',
    ],
    isIsolated: false,
  },
  cart: {
    mutate: ['src/web/cart/*.ts', 'src/web/cart/*.tsx', 'src/contract.ts'],
    tests: ['src/contract.test.ts', 'src/web/cart/*.test.ts', 'src/web/cart/*.test.tsx'],
    isIsolated: true,
  },
  server: {
    mutate: ['src/server/@(api|static)/*.ts', 'src/server/*.ts', '!src/server/@(compile-cache|main|start).ts'],
    tests: ['src/server/*.test.ts', 'src/server/@(api|static)/*.test.ts', 'tests/api/@(http|listen|site).test.ts'],
    isIsolated: false,
  },
  storage: {
    mutate: [
      'src/server/storage/@(cart-re*|cart-ro*|demand|open|person|retention-store|retry-while-busy|storage-errors).ts',
      'src/server/storage/sqlite/*.ts',
      '!src/server/storage/sqlite/writer-thread.ts',
    ],
    tests: ['src/server/storage/**/*.test.ts', 'tests/api/cart-contract.test.ts'],
    isIsolated: false,
  },
};
