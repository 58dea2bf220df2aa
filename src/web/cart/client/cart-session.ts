import { normalizeEmail } from '#domain/contact/email.ts';
import type { VisitorStorage } from '#web/storage/visitor-storage.ts';
import type { CartLoader } from './cart-loader.ts';
import type { CartStore } from './cart-store.ts';

export interface CartSession {
  /** Opens the cart of the stored e-mail, unless it is open, and fetches it. */
  readonly openStoredCart: () => void;
  /**
   * Opens the stored cart if its e-mail is not that of the open cart: another tab's storage event may come later. Does
   * nothing before the first `openStoredCart`.
   */
  readonly reopenIfEmailChanged: () => void;
  /**
   * Stores the e-mail and opens its cart, unless it is open. Before the first `openStoredCart`, only stores the e-mail.
   */
  readonly storeEmailAndReopen: (email: string) => void;
  readonly isInOpenCart: (item: { readonly email: string }) => boolean;
  /** Stores what the visitor typed as the e-mail, and fetches its cart. Returns the e-mail as it is stored. */
  readonly setEmail: (text: string) => string;
  /** Removes what the browser remembers of the visitor. The cart stays on the server. */
  readonly forget: () => void;
}

export function createCartSession(
  store: CartStore,
  storage: VisitorStorage,
  { refetchOrShowEmpty }: Pick<CartLoader, 'refetchOrShowEmpty'>,
): CartSession {
  const hasEmailChanged = () => storage.readEmail() !== store.get().email;

  const openStoredCart = () => {
    if (store.get().status === 'uninitialized' || hasEmailChanged()) store.open(storage.readEmail());
    void refetchOrShowEmpty();
  };

  const reopenIfEmailChanged = () => {
    if (store.get().status !== 'uninitialized' && hasEmailChanged()) openStoredCart();
  };

  return {
    openStoredCart,
    reopenIfEmailChanged,

    storeEmailAndReopen: (email) => {
      storage.writeEmail(email);
      reopenIfEmailChanged();
    },

    isInOpenCart: ({ email }) => email === store.get().email,

    setEmail: (text) => {
      const email = normalizeEmail(text);
      storage.writeEmail(email);
      openStoredCart();
      return email;
    },

    forget: () => {
      storage.forgetVisitor();
      openStoredCart();
    },
  };
}
