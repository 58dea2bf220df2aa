import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { localStore, tabStore } from './browser-storage.ts';
import { markForgotten } from './forgotten.ts';
import { detailsKey, emailKey, listDraftKey, listJobKey, nameKey, phoneKey, requestsKey, sentKey } from './keys.ts';

/** Normalized as in cart keys; undefined if none or an invalid one is stored. */
export function readEmail(): string | undefined {
  const stored = localStore.get(emailKey);
  return stored !== undefined && isEmail(stored) ? normalizeEmail(stored) : undefined;
}

/** As typed; `readEmail` normalizes it. */
export function writeEmail(email: string): void {
  localStore.set(emailKey, email);
}

export function clearVisitorData(): void {
  for (const key of [emailKey, nameKey, phoneKey, detailsKey, sentKey, requestsKey, listJobKey]) localStore.remove(key);
  tabStore.remove(listDraftKey);
  markForgotten();
}

export const visitorStorage = { readEmail, writeEmail, clearVisitorData };

export type VisitorStorage = typeof visitorStorage;
