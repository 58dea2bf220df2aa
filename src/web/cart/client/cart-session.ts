import { normalizeEmail } from '#domain/contact/email.ts';
import type { VisitorStorage } from '#web/storage/visitor-storage.ts';
import type { CartStore } from './cart-store.ts';

export type CartSession = ReturnType<typeof createCartSession>;

export function createCartSession(store: CartStore, storage: VisitorStorage, fetchItems: () => Promise<void>) {
  const isOtherEmail = () => storage.readEmail() !== store.get().email;

  const openStoredCart = () => {
    if (store.get().status === 'uninitialized' || isOtherEmail()) store.open(storage.readEmail());
    void fetchItems();
  };

  return {
    openStoredCart,

    isInOpenCart: ({ email }: { readonly email: string }): boolean => email === store.get().email,

    /** Reads the e-mail again, because the storage event of another tab may arrive later than a response. */
    switchIfEmailChanged: () => {
      if (store.get().status !== 'uninitialized' && isOtherEmail()) openStoredCart();
    },

    setEmail: (text: string): string => {
      const email = normalizeEmail(text);
      storage.writeEmail(email);
      openStoredCart();
      return email;
    },

    /** The cart stays on the server. */
    forget: () => {
      storage.clearVisitorData();
      openStoredCart();
    },
  };
}
