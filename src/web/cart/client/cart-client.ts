import { visitorStorage } from '#web/storage/visitor.ts';
import { cartApi } from './cart-api.ts';
import { createCartClient } from './create-cart-client.ts';
import { browserTabs } from './tabs.ts';

/** The cart of this browser. */
export const cartClient = createCartClient({
  api: cartApi,
  storage: visitorStorage,
  tabs: browserTabs,
  clock: globalThis,
});
