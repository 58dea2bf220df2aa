import { createRandomKey } from '#web/browser/random-key.ts';

export interface KeyedContent {
  readonly key: string;
  readonly content: string;
}

/**
 * `content` with the key to send it with: the previous one for a retry of the same content, so that it can't be stored twice,
 * else a new one. Pass undefined after each success.
 */
export function reuseOrCreateKey(previous: KeyedContent | undefined, content: string): KeyedContent {
  return previous?.content === content ? previous : { key: createRandomKey(), content };
}
