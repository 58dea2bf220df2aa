import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { localStore } from './browser-storage.ts';
import { emailKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

/** Normalized as in cart keys, also when it is written; undefined if none or an invalid one is stored. */
export const storedEmail = createStoredValue({
  storage: localStore,
  key: emailKey,
  parse: (_json, text = '') => (isEmail(text) ? normalizeEmail(text) : undefined),
  format: (email) => email,
});
