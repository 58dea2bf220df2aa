import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { localStore, tabStore } from './browser-storage.ts';
import { markForgotten } from './forgotten.ts';
import { detailsKey, emailKey, listDraftKey, listJobKey, nameKey, phoneKey, requestsKey, sentKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

/** Normalized as in cart keys; undefined if none or an invalid one is stored. */
const storedEmail = createStoredValue({
  storage: localStore,
  key: emailKey,
  parse: (_json, text = '') => (isEmail(text) ? normalizeEmail(text) : undefined),
  format: (email) => email,
});

export const readEmail = storedEmail.read;

/** Stores an e-mail that `normalizeEmail` has returned. */
export function writeEmail(email: string): void {
  storedEmail.write(email);
}

/** Removes by key, so that no page loads the values only to clear them; who listens to one hears of it by `markForgotten`. */
export function clearVisitorData(): void {
  for (const key of [emailKey, nameKey, phoneKey, detailsKey, sentKey, requestsKey, listJobKey]) localStore.remove(key);
  tabStore.remove(listDraftKey);
  markForgotten();
}

export const visitorStorage = { readEmail, writeEmail, clearVisitorData };

export type VisitorStorage = typeof visitorStorage;
