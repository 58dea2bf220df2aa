import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { localStore } from './browser-storage.ts';
import { emailKey } from './keys.ts';
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
