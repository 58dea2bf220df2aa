export interface IdempotencyKey {
  readonly key: string;
  readonly content: string;
}

/**
 * The key to send `content` with: the previous one for a retry of the same content, so that it can't be stored twice,
 * else a new one. Pass undefined after each success.
 */
export function idempotencyKeyFor(previous: IdempotencyKey | undefined, content: string): IdempotencyKey {
  return previous?.content === content ? previous : { key: createKey(), content };
}

/** 32 random hexadecimal digits. `crypto.randomUUID` is unavailable on insecure origins, hence `getRandomValues`. */
export function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
