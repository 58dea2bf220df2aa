import { globSync } from 'node:fs';

export interface Area {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Gives each file of tests its own globals and variables, which takes a second or two more for each mutant. */
  readonly isIsolated?: boolean;
  readonly mutatesConstants?: boolean;
  readonly needsPostgres?: boolean;
  /** The code runs in processes or threads of its own, so all tests are started again for each mutant. */
  readonly hasOwnProcesses?: boolean;
  readonly testTimeoutMs: number;
}

/**
 * Returns the first pattern that matches no file, as after a rename. Each alternative of `@(a|b)` must match: Stryker
 * says nothing as long as one of them does.
 */
export function findPatternWithoutFile(wanted: readonly Area[]): string | undefined {
  return wanted
    .flatMap(({ mutate, tests }) => [...mutate, ...tests])
    .flatMap((pattern) => listAlternatives(pattern.replace(/^!/, '')))
    .find((pattern) => globSync(pattern).length === 0);
}

function listAlternatives(pattern: string): string[] {
  const [group, names] = /@\(([^)]+)\)/.exec(pattern) ?? [];
  if (group === undefined || names === undefined) return [pattern];
  return names.split('|').flatMap((name) => listAlternatives(pattern.replace(group, name)));
}

export const areas: Readonly<Record<string, Area>> = {
  domain: {
    mutate: ['src/domain/**/*.ts'],
    tests: [
      'src/domain/**/*.test.ts',
      'src/content/**/*.test.ts',
      'tests/unit/quick-list/*.test.ts',
      'src/web/pages/@(compare|order|product|products)/**/*.test.ts',
      'src/web/features/search/*.test.ts',
      'src/web/cart/client/reuse-unchanged.test.ts',
    ],
    testTimeoutMs: 30_000,
  },
  cart: {
    mutate: ['src/web/cart/**/*.ts', 'src/web/features/item-fields/*.tsx', 'src/contract.ts'],
    tests: [
      'src/contract.test.ts',
      'src/web/cart/**/*.test.ts',
      'src/web/cart/**/*.test.tsx',
      'src/web/features/item-fields/*.test.tsx',
    ],
    isIsolated: true,
    mutatesConstants: true,
    testTimeoutMs: 15_000,
  },
  api: {
    mutate: ['src/server/api/*.ts'],
    tests: ['src/server/api/*.test.ts', 'tests/integration/http/api-requests.test.ts'],
    testTimeoutMs: 15_000,
  },
  static: {
    mutate: ['src/server/static/*.ts'],
    tests: ['src/server/static/*.test.ts', 'tests/integration/http/site-responses.test.ts'],
    testTimeoutMs: 15_000,
  },
  server: {
    mutate: [
      'src/server/*.ts',
      'src/server/@(config|http|log|monitoring|retention)/*.ts',
      '!src/server/@(enable-compile-cache|main|start).ts',
      '!src/server/monitoring/@(metrics|serve-metrics).ts',
    ],
    tests: [
      'src/server/*.test.ts',
      'src/server/@(config|http|log|monitoring|retention)/*.test.ts',
      'tests/integration/**/@(error-language|retention|site-responses).test.ts',
    ],
    testTimeoutMs: 15_000,
  },
  storage: {
    mutate: [
      'src/server/storage/@(find-storage-error-kind|database-url|open-cart-database|sqlite-codes|with-transaction).ts',
      'src/server/storage/owner/@(demand|person|read-sequence-windows).ts',
      'src/server/storage/@(carts|sqlite)/*.ts',
      '!src/server/storage/carts/room-condition.ts',
      '!src/server/storage/sqlite/writer-thread.ts',
    ],
    tests: [
      'src/server/storage/**/*.test.ts',
      'tests/integration/cart/*.test.ts',
      'tests/integration/**/sqlite-storage.test.ts',
    ],
    testTimeoutMs: 8000,
  },
  owner: {
    mutate: [
      'src/server/storage/owner/backup/*.ts',
      'src/server/storage/owner/export-csv.ts',
      'src/server/storage/owner/@(for-each-batch|owner-database|private-files).ts',
    ],
    tests: [
      'src/server/storage/owner/backup/*.test.ts',
      'src/server/storage/owner/@(for-each-batch|owner-database|private-files).test.ts',
    ],
    testTimeoutMs: 15_000,
  },
  postgres: {
    mutate: ['src/server/storage/@(migrations|postgres)/*.ts', 'src/server/storage/carts/room-condition.ts'],
    tests: [
      'src/server/storage/@(migrations|postgres)/*.test.ts',
      'tests/integration/storage/@(normalize-emails|notes-upgrade|postgres-*).test.ts',
    ],
    needsPostgres: true,
    testTimeoutMs: 20_000,
  },
  programs: {
    mutate: ['src/server/@(enable-compile-cache|main|start).ts', 'src/server/storage/sqlite/writer-thread.ts'],
    tests: ['tests/integration/deploy/server-process.test.ts', 'src/server/storage/sqlite/writer.test.ts'],
    hasOwnProcesses: true,
    testTimeoutMs: 20_000,
  },
};
