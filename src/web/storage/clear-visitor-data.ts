import { localStore } from './browser-storage.ts';
import { markForgotten } from './forgotten.ts';
import { detailsKey, emailKey, lastRequestKey, listJobKey, nameKey, phoneKey, sentRequestsKey } from './keys.ts';

/** Removes keys, so that no page loads the modules of the values for it. `markForgotten` notifies the listeners. */
export function clearVisitorData(): void {
  for (const key of [emailKey, nameKey, phoneKey, detailsKey, lastRequestKey, sentRequestsKey, listJobKey])
    localStore.remove(key);
  markForgotten();
}
