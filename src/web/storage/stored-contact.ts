import { localStore } from './browser-storage.ts';
import { nameKey, phoneKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

export interface Contact {
  readonly name: string;
  readonly phone: string;
}

const asText = { storage: localStore, parse: (_json: unknown, text = '') => text, format: (text: string) => text };

export const storedContact = {
  name: createStoredValue({ ...asText, key: nameKey }),
  phone: createStoredValue({ ...asText, key: phoneKey }),
  /** Stores what has changed: the other field may have been changed by another tab. */
  write: ({ name, phone }: Partial<Contact>): void => {
    if (name !== undefined) storedContact.name.write(name);
    if (phone !== undefined) storedContact.phone.write(phone);
  },
};
