import { isEmail, normalizeEmail } from '#domain/email.ts';

/** Local storage key of the e-mail that identifies the cart. */
const emailKey = 'customerEmail';

/** Storage keys of what the visitor has typed. All of it stays in this browser. */
const contactKeys = { name: 'customerName', phone: 'customerPhone' } as const;
export const detailsKey = 'customerDetails';
export const sentKey = 'customerSentQuote';
export const requestsKey = 'customerRequests';
const sharedListKey = 'customerSharedList';

export interface Contact {
  readonly name: string;
  readonly phone: string;
}

/** Fallback if the browser's storage is disabled or full; lost when the page is closed. */
const memory = new Map<string, string>();

/** The stored e-mail, normalized as in cart keys; undefined if none or an invalid one is stored. */
export function readEmail(): string | undefined {
  const stored = read(emailKey);
  return stored !== undefined && isEmail(stored) ? normalizeEmail(stored) : undefined;
}

export function writeEmail(email: string): void {
  write(emailKey, email);
}

export function readContact(): Contact {
  return { name: read(contactKeys.name) ?? '', phone: read(contactKeys.phone) ?? '' };
}

export function writeContact(contact: Contact): void {
  write(contactKeys.name, contact.name);
  write(contactKeys.phone, contact.phone);
}

/** Progress of adding a shared list to the visitor's cart. */
export interface SharedListProgress {
  /** The fragment of the link that holds the list. */
  readonly fragment: string;
  readonly email: string;
  /** Prefix of the idempotency keys, so that nothing is added twice after a reload or in a second tab. */
  readonly run: string;
  readonly added: number;
}

export function readSharedListProgress(): SharedListProgress | undefined {
  const { fragment, email, run, added } = readJson(sharedListKey) ?? {};
  if (typeof fragment !== 'string' || typeof email !== 'string') return undefined;
  if (typeof run !== 'string' || typeof added !== 'number') return undefined;
  return { fragment, email, run, added };
}

export function writeSharedListProgress(progress: SharedListProgress): void {
  write(sharedListKey, JSON.stringify(progress));
}

export function removeSharedListProgress(): void {
  remove(sharedListKey);
}

/** Removes all stored data of the visitor. */
export function removeVisitor(): void {
  for (const key of [emailKey, ...Object.values(contactKeys), detailsKey, sentKey, requestsKey, sharedListKey])
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

function read(key: string): string | undefined {
  // Prerendering: Node warns when `localStorage` is accessed.
  if (typeof window === 'undefined') return undefined;
  try {
    // In memory is what could not be stored, so it is newer.
    return (memory.get(key) ?? localStorage.getItem(key)) || undefined;
  } catch {
    return memory.get(key);
  }
}

/** Stores a text, in memory only if the browser's storage is disabled or full. */
export function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    // Kept in memory only.
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}
