/** 32 random hexadecimal digits. `crypto.randomUUID` is unavailable on insecure origins. */
export function createRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
