import { cartApi } from '#web/cart/api/cart-api.ts';
import { visitorStorage } from '#web/storage/visitor-storage.ts';
import { browserEvents } from './browser-events.ts';
import { createCartClient } from './create-cart-client.ts';

export const cartClient = createCartClient({
  api: cartApi,
  storage: visitorStorage,
  events: browserEvents,
  clock: globalThis,
});
