import { normalizeEmail } from '#domain/contact/email.ts';
import type { VisitorStorage } from '#web/storage/visitor-storage.ts';
import type { CartLoader } from './cart-loader.ts';
import type { CartStore } from './cart-store.ts';

export interface CartOpener {
  /** Fetches the cart of the stored email, and opens that cart first if it is not open. */
  readonly openStoredCart: () => void;
  /**
   * Opens and fetches the stored cart if its email differs from that of the open cart. The storage event of another
   * tab may come too late for this. Does nothing before the first `openStoredCart`.
   */
  readonly reopenIfEmailChanged: () => void;
  /**
   * Stores the email, and opens its cart if another cart is open. Before the first `openStoredCart`, it stores the
   * email only.
   */
  readonly storeEmailAndReopen: (email: string) => void;
  readonly isInOpenCart: (item: { readonly email: string }) => boolean;
  /** Stores what the visitor typed as the email, and fetches its cart. Returns the stored, normalized email. */
  readonly setEmail: (text: string) => string;
  /** Removes what the browser remembers of the visitor. The cart stays on the server. */
  readonly forgetVisitor: () => void;
}

export function createCartOpener(
  store: CartStore,
  storage: VisitorStorage,
  { refetchOrShowEmpty }: Pick<CartLoader, 'refetchOrShowEmpty'>,
): CartOpener {
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
      // `email` is normalized already, by `parseCartItem`.
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

    forgetVisitor: () => {
      storage.forgetVisitor();
      openStoredCart();
    },
  };
}
