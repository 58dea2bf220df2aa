import { localStore } from './browser-storage.ts';
import { nameKey, phoneKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

export interface Sender {
  readonly name: string;
  readonly phone: string;
}

const localTextOptions = {
  storage: localStore,
  parse: (_json: unknown, text = '') => text,
  format: (text: string) => text,
};

export const storedSender = {
  name: createStoredValue({ ...localTextOptions, key: nameKey }),
  phone: createStoredValue({ ...localTextOptions, key: phoneKey }),
  /** Stores what has changed: the other field may have been changed by another tab. */
  write: ({ name, phone }: Partial<Sender>): void => {
    if (name !== undefined) storedSender.name.write(name);
    if (phone !== undefined) storedSender.phone.write(phone);
  },
};
