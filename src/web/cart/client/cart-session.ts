import { normalizeEmail } from '#domain/contact/email.ts';
import type { VisitorStorage } from '#web/storage/visitor-storage.ts';
import type { CartLoader } from './cart-loader.ts';
import type { CartStore } from './cart-store.ts';

export interface CartSession {
  readonly openAndFetchStoredCart: () => void;
  readonly isInOpenCart: (item: { readonly email: string }) => boolean;
  /** Reads the e-mail again, because the storage event of another tab may arrive later than a response. */
  readonly switchIfEmailChanged: () => void;
  /** Returns the e-mail as it is stored. */
  readonly setEmail: (text: string) => string;
  /** Forgets the visitor in this browser. The cart stays on the server. */
  readonly forget: () => void;
}

export function createCartSession(
  store: CartStore,
  storage: VisitorStorage,
  { refetch }: Pick<CartLoader, 'refetch'>,
): CartSession {
  const isOtherEmail = () => storage.readEmail() !== store.get().email;

  const openAndFetchStoredCart = () => {
    if (store.get().status === 'uninitialized' || isOtherEmail()) store.open(storage.readEmail());
    void refetch();
  };

  return {
    openAndFetchStoredCart,

    isInOpenCart: ({ email }) => email === store.get().email,

    switchIfEmailChanged: () => {
      if (store.get().status !== 'uninitialized' && isOtherEmail()) openAndFetchStoredCart();
    },

    setEmail: (text) => {
      const email = normalizeEmail(text);
      storage.writeEmail(email);
      openAndFetchStoredCart();
      return email;
    },

    forget: () => {
      storage.clearVisitorData();
      openAndFetchStoredCart();
    },
  };
}
