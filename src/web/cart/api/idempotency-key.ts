import { createRandomKey } from '#web/browser/random-key.ts';

/**
 * An idempotency key and what is sent with it. The server adds an item once for each key, so that a request whose
 * response was lost can be sent again.
 */
export interface KeyedContent {
  readonly key: string;
  readonly content: string;
}

/** A retry of the same content has the previous key, other content a new one. Pass undefined after each success. */
export function reuseOrCreateKey(previous: KeyedContent | undefined, content: string): KeyedContent {
  return previous?.content === content ? previous : { key: createRandomKey(), content };
}
