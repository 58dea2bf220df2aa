import { createRandomKey } from '#web/browser/random-key.ts';

export interface IdempotencyKey {
  readonly key: string;
  readonly content: string;
}

/**
 * The key to send `content` with: the previous one for a retry of the same content, so that it can't be stored twice,
 * else a new one. Pass undefined after each success.
 */
export function idempotencyKeyFor(previous: IdempotencyKey | undefined, content: string): IdempotencyKey {
  return previous?.content === content ? previous : { key: createRandomKey(), content };
}
