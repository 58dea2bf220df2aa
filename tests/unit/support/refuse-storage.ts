import { vi } from 'vitest';

/**
 * Makes these methods of `localStorage` throw, and returns the real storage, so that a test can look into it.
 * `vi.spyOn` has no effect on happy-dom's storage.
 */
export function refuseStorage(...methods: readonly (keyof Storage)[]): Storage {
  const storage = localStorage;
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const get = (_: object, name: string): unknown => (methods.includes(name) ? refuse : storage[name]);
  vi.stubGlobal('localStorage', new Proxy({}, { get }));
  return storage;
}
