/** Local storage key of the e-mail that a cart is known by (spec section 3). */
export const emailKey = 'customerEmail';

/** What the visitor has typed before and would not like to type again. All of it stays in this browser. */
const contactKeys = { name: 'customerName', phone: 'customerPhone' } as const;

export interface Contact {
  readonly name: string;
  readonly phone: string;
}

/** Used where the browser's storage is switched off or full: the site then remembers until the page is left. */
const memory = new Map<string, string>();

/** The stored e-mail, or undefined. */
export function readEmail(): string | undefined {
  return read(emailKey);
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

/** Removes everything that is known of the visitor. */
export function forgetVisitor(): void {
  for (const key of [emailKey, ...Object.values(contactKeys)]) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored where nothing can be stored.
    }
  }
}

function read(key: string): string | undefined {
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
