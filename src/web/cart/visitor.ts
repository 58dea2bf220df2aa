import { isEmail, normalizeEmail } from '#domain/email.ts';
import { detailFields, type QuoteDetails } from '#domain/quote-details.ts';

/** Local storage key of the e-mail that identifies the cart. */
const emailKey = 'customerEmail';

/** What the visitor has typed before and would not like to type again. All of it stays in this browser. */
const contactKeys = { name: 'customerName', phone: 'customerPhone' } as const;
const detailsKey = 'customerDetails';
const sentKey = 'customerSentQuote';
const sharedListKey = 'customerSharedList';

export interface Contact {
  readonly name: string;
  readonly phone: string;
}

/** Used where the browser's storage is switched off or full: the site then remembers until the page is left. */
const memory = new Map<string, string>();

/** The stored e-mail in the form that carts are keyed by; undefined where none is stored, or what is stored is none. */
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

/** What was filled in to be quoted faster; empty texts where nothing was, or where what is stored can't be read. */
export function readDetails(): QuoteDetails {
  const stored = readJson(detailsKey) ?? {};
  return Object.fromEntries(
    detailFields.map((field) => [field, typeof stored[field] === 'string' ? stored[field] : '']),
  ) as QuoteDetails;
}

export function writeDetails(details: QuoteDetails): void {
  write(detailsKey, JSON.stringify(details));
}

/** The last quote that was opened in WhatsApp: what it was called, and a text that tells its content from another. */
export interface SentQuote {
  readonly reference: string;
  readonly date: string;
  readonly content: string;
}

export function readSentQuote(): SentQuote | undefined {
  const { reference, date, content } = readJson(sentKey) ?? {};
  if (typeof reference !== 'string' || typeof date !== 'string' || typeof content !== 'string') return undefined;
  return { reference, date, content };
}

export function writeSentQuote(sent: SentQuote): void {
  write(sentKey, JSON.stringify(sent));
}

/** How far a shared list was added to the visitor's cart. */
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

/** Removes everything that is known of the visitor. */
export function removeVisitor(): void {
  for (const key of [emailKey, ...Object.values(contactKeys), detailsKey, sentKey, sharedListKey]) remove(key);
}

function readJson(key: string): Readonly<Record<string, unknown>> | undefined {
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
    return (localStorage.getItem(key) ?? memory.get(key)) || undefined;
  } catch {
    return memory.get(key);
  }
}

function write(key: string, value: string): void {
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
    // Nothing was stored where nothing can be stored.
  }
}
