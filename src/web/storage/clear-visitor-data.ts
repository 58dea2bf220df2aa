import { localStore, sessionStore } from './browser-storage.ts';
import { markForgotten } from './forgotten.ts';
import { detailsKey, emailKey, listDraftKey, listJobKey, nameKey, phoneKey, requestsKey, sentKey } from './keys.ts';

/**
 * By key, so that no page loads the modules of the values only to clear them; `markForgotten` notifies who listens to
 * one.
 */
export function clearVisitorData(): void {
  for (const key of [emailKey, nameKey, phoneKey, detailsKey, sentKey, requestsKey, listJobKey]) localStore.remove(key);
  sessionStore.remove(listDraftKey);
  markForgotten();
}
