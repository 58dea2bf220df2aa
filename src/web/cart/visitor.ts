import { isEmail, normalizeEmail } from '#domain/email.ts';

/** Local storage key of the e-mail that identifies the cart. */
const emailKey = 'customerEmail';

/** Storage keys of what the visitor has typed. All of it stays in this browser. */
export const contactKeys = { name: 'customerName', phone: 'customerPhone' } as const;
export const detailsKey = 'customerDetails';
export const sentKey = 'customerSentQuote';
export const requestsKey = 'customerRequests';
export const listProgressKey = 'customerSharedList';

/** Storage key of the size of the screen, which says nothing about the visitor. */
export const screenScaleKey = 'screenScale';

/** Fallback if the browser's storage is disabled or full; lost when the page is closed. */
const memory = new Map<string, string>();

/** The stored e-mail, normalized as in cart keys; undefined if none or an invalid one is stored. */
export function readEmail(): string | undefined {
  const stored = read(emailKey);
  return stored !== undefined && isEmail(stored) ? normalizeEmail(stored) : undefined;
}

/** Stores the e-mail that identifies the cart, as typed; `readEmail` normalizes it. */
export function writeEmail(email: string): void {
  write(emailKey, email);
}

/** Removes all stored data of the visitor. */
export function removeVisitor(): void {
  for (const key of [emailKey, ...Object.values(contactKeys), detailsKey, sentKey, requestsKey, listProgressKey])
    remove(key);
}

/** The stored object; undefined if there is none or it can't be read. */
export function readJson(key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(read(key) ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The stored text; undefined if there is none or an empty one, and while prerendering. */
export function read(key: string): string | undefined {
  // Prerendering: Node warns when `localStorage` is accessed.
  if (typeof window === 'undefined') return undefined;
  try {
    // In memory is what could not be stored, so it is newer.
    return (memory.get(key) ?? localStorage.getItem(key)) || undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, in memory only if the browser's storage is disabled or full. Returns whether it outlasts the page. */
export function write(key: string, value: string): boolean {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
    return memory.delete(key);
  } catch {
    return false;
  }
}

/** Removes a stored text, also from memory; nothing happens if there is none. */
export function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}
