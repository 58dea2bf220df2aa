import { isEmail, normalizeEmail } from '#domain/email.ts';
import { localStore } from './browser-storage.ts';

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

/** The stored e-mail, normalized as in cart keys; undefined if none or an invalid one is stored. */
export function readEmail(): string | undefined {
  const stored = localStore.get(emailKey);
  return stored !== undefined && isEmail(stored) ? normalizeEmail(stored) : undefined;
}

/** Stores the e-mail that identifies the cart, as typed; `readEmail` normalizes it. */
export function writeEmail(email: string): void {
  localStore.set(emailKey, email);
}

/** Removes all stored data of the visitor. */
export function removeVisitor(): void {
  for (const key of [emailKey, ...Object.values(contactKeys), detailsKey, sentKey, requestsKey, listProgressKey])
    localStore.remove(key);
}

/** The stored e-mail and what else is known of the visitor. */
export const visitorStorage = { readEmail, writeEmail, removeVisitor };

export type VisitorStorage = typeof visitorStorage;
