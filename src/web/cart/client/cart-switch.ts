import type { VisitorStorage } from '#web/storage/visitor.ts';
import type { CartStore } from './cart-store.ts';

/** Keeps the store at the cart of the e-mail in the browser's storage, which other tabs change too. */
export function createCartSwitch(store: CartStore, storage: VisitorStorage, refetch: () => Promise<void>) {
  const isOtherEmail = () => storage.readEmail() !== store.get().email;

  /** Fetches the cart, of another e-mail if it has changed. */
  const reloadCart = () => {
    if (store.get().status === 'unread' || isOtherEmail()) store.open(storage.readEmail());
    void refetch();
  };

  /** Reads the e-mail again, because the storage event of another tab may arrive later than a response. */
  const switchCartIfEmailChanged = () => {
    if (store.get().status !== 'unread' && isOtherEmail()) reloadCart();
  };

  const isCurrent = (email: string) => {
    switchCartIfEmailChanged();
    return store.get().email === email;
  };

  return { reloadCart, switchCartIfEmailChanged, isCurrent };
}
