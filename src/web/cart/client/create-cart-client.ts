import type { CartApi } from '#web/cart/api/cart-api.ts';
import type { VisitorStorage } from '#web/storage/visitor-storage.ts';
import type { BrowserEvents } from './browser-events.ts';
import { createCartLoader, type CartLoader } from './cart-loader.ts';
import { createCartOpener, type CartOpener } from './cart-opener.ts';
import { createCartStore, type CartState } from './cart-store.ts';
import { createItemActions, type ItemActions } from './item-actions.ts';
import type { Clock } from './retry.ts';

interface CartClientOptions {
  readonly api: CartApi;
  readonly storage: VisitorStorage;
  readonly events: BrowserEvents;
  readonly clock: Clock;
}

export interface CartClient
  extends
    ItemActions,
    Pick<CartOpener, 'setEmail' | 'forgetVisitor'>,
    Pick<CartLoader, 'refetchOrShowEmpty' | 'refetchOrThrow' | 'withRefetchingPaused'> {
  readonly getState: () => CartState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens the stored cart and listens to the browser's events. Returns a function that ends the listening. */
  readonly start: () => () => void;
}

export function createCartClient({ api, storage, events, clock }: CartClientOptions): CartClient {
  const store = createCartStore();
  const loader = createCartLoader(store, api, clock);
  const opener = createCartOpener(store, storage, loader);
  const itemActions = createItemActions({ api, loader, opener });

  return {
    ...itemActions,
    getState: store.get,
    subscribe: store.subscribe,
    setEmail: opener.setEmail,
    forgetVisitor: opener.forgetVisitor,
    refetchOrShowEmpty: loader.refetchOrShowEmpty,
    refetchOrThrow: loader.refetchOrThrow,
    withRefetchingPaused: loader.withRefetchingPaused,

    start: () => {
      opener.openStoredCart();
      return events.listen({
        onStorage: opener.reopenIfEmailChanged,
        onActive: loader.refetchUnlessPaused,
        onRestored: opener.openStoredCart,
      });
    },
  };
}
