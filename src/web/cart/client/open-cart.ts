import { normalizeEmail } from '#domain/contact/email.ts';
import type { VisitorStorage } from '#web/storage/visitor.ts';
import type { CartApi } from './cart-api.ts';
import { createCartLoader, type Clock } from './cart-loader.ts';
import { createCartStore } from './cart-store.ts';

interface OpenCartOptions {
  readonly api: CartApi;
  readonly storage: VisitorStorage;
  readonly clock: Clock;
}

export type OpenCart = ReturnType<typeof createOpenCart>;

/** The cart of the stored e-mail: which one is open, and what is fetched of it. */
export function createOpenCart({ api, storage, clock }: OpenCartOptions) {
  const store = createCartStore();
  const loader = createCartLoader(store, api, clock);

  const isOtherEmail = () => storage.readEmail() !== store.get().email;

  /** Fetches the cart, of another e-mail if it has changed. */
  const reload = () => {
    if (store.get().status === 'unread' || isOtherEmail()) store.open(storage.readEmail());
    void loader.refetch();
  };

  return {
    ...loader,
    getState: store.get,
    subscribe: store.subscribe,
    reload,

    /** Whether an item belongs into the open cart. */
    isOf: ({ email }: { readonly email: string }): boolean => email === store.get().email,

    /** Reads the e-mail again, because the storage event of another tab may arrive later than a response. */
    switchIfEmailChanged: () => {
      if (store.get().status !== 'unread' && isOtherEmail()) reload();
    },

    setEmail: (text: string) => {
      storage.writeEmail(normalizeEmail(text));
      reload();
    },

    /** The cart stays on the server. */
    forget: () => {
      storage.removeVisitor();
      reload();
    },
  };
}
