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
  /** Stores only the fields that this call changes, because another tab may have changed the other field. */
  write: ({ name, phone }: Partial<Sender>): void => {
    if (name !== undefined) storedSender.name.write(name);
    if (phone !== undefined) storedSender.phone.write(phone);
  },
};
