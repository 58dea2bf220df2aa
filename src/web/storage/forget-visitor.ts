import { localStore } from './browser-storage.ts';
import { forgetInAllTabs } from './forget-signal.ts';
import { detailsKey, emailKey, lastRequestKey, listJobKey, nameKey, phoneKey, sentRequestsKey } from './keys.ts';

/** Removes the stored values by key, so that no page loads the modules of those values only to clear them. */
export function forgetVisitor(): void {
  for (const key of [emailKey, nameKey, phoneKey, detailsKey, lastRequestKey, sentRequestsKey, listJobKey]) {
    localStore.remove(key);
  }
  forgetInAllTabs();
}
