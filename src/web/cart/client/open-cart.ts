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

  /** Opens the cart of the stored e-mail, unless it is open, and fetches it. */
  const openStored = () => {
    if (store.get().status === 'unread' || isOtherEmail()) store.open(storage.readEmail());
    void loader.refetch();
  };

  return {
    getState: store.get,
    subscribe: store.subscribe,
    openStored,
    refetch: loader.refetch,
    refetchOrThrow: loader.refetchOrThrow,
    refetchUnlessPaused: loader.refetchUnlessPaused,
    withRefetchingPaused: loader.withRefetchingPaused,
    applyChange: loader.applyChange,

    owns: ({ email }: { readonly email: string }): boolean => email === store.get().email,

    /** Reads the e-mail again, because the storage event of another tab may arrive later than a response. */
    switchIfEmailChanged: () => {
      if (store.get().status !== 'unread' && isOtherEmail()) openStored();
    },

    setEmail: (text: string) => {
      storage.writeEmail(normalizeEmail(text));
      openStored();
    },

    /** The cart stays on the server. */
    forget: () => {
      storage.removeVisitor();
      openStored();
    },
  };
}
