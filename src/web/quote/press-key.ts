/** The mark of one press of a button, and what was asked for by it. */
export interface PressKey {
  readonly key: string;
  readonly content: string;
}

/**
 * The key to send content with: the same one while the same content is tried again, so that it can't be stored twice; a
 * new one for new content. Start from undefined after each success.
 */
export function keyFor(previous: PressKey | undefined, content: string): PressKey {
  return previous?.content === content ? previous : { key: randomKey(), content };
}

/** 32 random hexadecimal digits. `crypto.randomUUID` is unavailable on insecure origins, hence `getRandomValues`. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
