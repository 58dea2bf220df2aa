import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { localStore, tabStore } from './browser-storage.ts';
import { markForgotten } from './forgotten.ts';

const emailKey = 'customerEmail';

export const contactKeys = { name: 'customerName', phone: 'customerPhone' } as const;
export const detailsKey = 'customerDetails';
export const sentKey = 'customerSentQuote';
export const requestsKey = 'customerRequests';
export const listProgressKey = 'customerSharedList';
export const listDraftKey = 'customerList';

/** Stays when the visitor is forgotten: the size of the screen says nothing about them. */
export const screenScaleKey = 'screenScale';

/** Normalized as in cart keys; undefined if none or an invalid one is stored. */
export function readEmail(): string | undefined {
  const stored = localStore.get(emailKey);
  return stored !== undefined && isEmail(stored) ? normalizeEmail(stored) : undefined;
}

/** As typed; `readEmail` normalizes it. */
export function writeEmail(email: string): void {
  localStore.set(emailKey, email);
}

export function removeVisitor(): void {
  for (const key of [emailKey, ...Object.values(contactKeys), detailsKey, sentKey, requestsKey, listProgressKey])
    localStore.remove(key);
  tabStore.remove(listDraftKey);
  markForgotten();
}

export const visitorStorage = { readEmail, writeEmail, removeVisitor };

export type VisitorStorage = typeof visitorStorage;
