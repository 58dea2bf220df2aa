import { createRandomKey } from '#web/browser/random-key.ts';

/**
 * An idempotency key and what is sent with it. The server adds an item once for each key, so that a request whose
 * response was lost can be sent again.
 */
export interface KeyedContent {
  readonly key: string;
  readonly content: string;
}

/** After a success, `previous` must be undefined. */
export function reuseOrCreateKey(previous: KeyedContent | undefined, content: string): KeyedContent {
  return previous?.content === content ? previous : { key: createRandomKey(), content };
}
