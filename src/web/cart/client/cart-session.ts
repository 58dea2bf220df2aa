import { normalizeEmail } from '#domain/contact/email.ts';
import type { VisitorStorage } from '#web/storage/visitor.ts';
import type { CartApi } from './cart-api.ts';
import { createCartLoader, type Clock } from './cart-loader.ts';
import { createCartStore } from './cart-store.ts';

interface CartSessionOptions {
  readonly api: CartApi;
  readonly storage: VisitorStorage;
  readonly clock: Clock;
}

export type CartSession = ReturnType<typeof createCartSession>;

/** The cart of the stored e-mail: which one is open, and what is fetched of it. */
export function createCartSession({ api, storage, clock }: CartSessionOptions) {
  const store = createCartStore();
  const loader = createCartLoader(store, api, clock);

  const isOtherEmail = () => storage.readEmail() !== store.get().email;

  /** Opens the cart of the stored e-mail, unless it is open, and fetches it. */
  const loadStoredCart = () => {
    if (store.get().status === 'uninitialized' || isOtherEmail()) store.open(storage.readEmail());
    void loader.refetch();
  };

  return {
    getState: store.get,
    subscribe: store.subscribe,
    loadStoredCart,
    refetch: loader.refetch,
    refetchOrThrow: loader.refetchOrThrow,
    refetchUnlessPaused: loader.refetchUnlessPaused,
    withRefetchingPaused: loader.withRefetchingPaused,
    applyChange: loader.applyChange,

    isOfThisCart: ({ email }: { readonly email: string }): boolean => email === store.get().email,

    /** Reads the e-mail again, because the storage event of another tab may arrive later than a response. */
    switchIfEmailChanged: () => {
      if (store.get().status !== 'uninitialized' && isOtherEmail()) loadStoredCart();
    },

    setEmail: (text: string) => {
      storage.writeEmail(normalizeEmail(text));
      loadStoredCart();
    },

    /** The cart stays on the server. */
    forget: () => {
      storage.clearVisitorData();
      loadStoredCart();
    },
  };
}
