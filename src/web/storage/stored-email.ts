import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { localStore } from './browser-storage.ts';
import { emailKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

/** Callers normalize the email before they write it. */
export const storedEmail = createStoredValue({
  storage: localStore,
  key: emailKey,
  parse: (_json, text = '') => (isEmail(text) ? normalizeEmail(text) : undefined),
  format: (email) => email,
});
