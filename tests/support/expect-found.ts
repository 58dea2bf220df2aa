import { expect } from 'vitest';

export function expectFound(found: readonly unknown[], what: string): void {
  expect(found.length, `the test finds no ${what}: correct how it looks for them`).toBeGreaterThan(0);
}
