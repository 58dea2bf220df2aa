import { vi } from 'vitest';

/** Returns the real storage. A spy would not do: happy-dom binds the methods early. */
export function refuseStorage(...methods: readonly (keyof Storage)[]): Storage {
  const storage = localStorage;
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const get = (_: object, name: string): unknown => (methods.includes(name) ? refuse : storage[name]);
  vi.stubGlobal('localStorage', new Proxy({}, { get }));
  return storage;
}
