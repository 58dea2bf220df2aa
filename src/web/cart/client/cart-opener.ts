import { normalizeEmail } from '#domain/contact/email.ts';
import type { VisitorStorage } from '#web/storage/visitor-storage.ts';
import type { CartLoader } from './cart-loader.ts';
import type { CartStore } from './cart-store.ts';

export interface CartOpener {
  readonly openStoredCart: () => void;
  /** Called on the storage event of another tab and, as that may come too late, around requests. */
  readonly reopenIfEmailChanged: () => void;
  readonly storeEmailAndReopen: (normalizedEmail: string) => void;
  readonly isInOpenCart: (item: { readonly email: string }) => boolean;
  readonly setEmail: (typedEmail: string) => string;
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

    storeEmailAndReopen: (normalizedEmail) => {
      storage.writeEmail(normalizedEmail);
      reopenIfEmailChanged();
    },

    isInOpenCart: ({ email }) => email === store.get().email,

    setEmail: (typedEmail) => {
      const email = normalizeEmail(typedEmail);
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
