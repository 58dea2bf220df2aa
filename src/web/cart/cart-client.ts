import { visitorStorage } from '#web/storage/visitor.ts';
import { cartApi } from './client/cart-api.ts';
import { createCartClient } from './client/create-cart-client.ts';
import { browserTabs } from './client/tabs.ts';

export const cartClient = createCartClient({
  api: cartApi,
  storage: visitorStorage,
  tabs: browserTabs,
  clock: globalThis,
});
