import { expect, onTestFinished, test, vi } from 'vitest';
import { createRandomKey } from './random-key.ts';

test('a key has two digits for each random byte', () => {
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  onTestFinished(() => random.mockRestore());
  expect(createRandomKey()).toBe('0'.repeat(32));
});
