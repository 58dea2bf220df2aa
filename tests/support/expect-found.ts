import { expect } from 'vitest';

/** Fails where a search has found nothing, so that what follows would be asserted of no element. */
export function expectFound(found: readonly unknown[], what: string): void {
  expect(found.length, `the test finds no ${what}: correct how it looks for them`).toBeGreaterThan(0);
}
