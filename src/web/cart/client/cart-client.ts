import { visitorStorage } from '#web/storage/clear-visitor-data.ts';
import { cartApi } from './cart-api.ts';
import { createCartClient } from './create-cart-client.ts';
import { browserTabs } from './tabs.ts';

/** The one client of the page; tests create their own. */
export const cartClient = createCartClient({
  api: cartApi,
  storage: visitorStorage,
  tabs: browserTabs,
  clock: globalThis,
});
