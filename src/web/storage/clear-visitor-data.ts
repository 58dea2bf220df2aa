import { localStore, sessionStore } from './browser-storage.ts';
import { markForgotten } from './forgotten.ts';
import {
  detailsKey,
  emailKey,
  lastRequestKey,
  listDraftKey,
  listJobKey,
  nameKey,
  phoneKey,
  sentRequestsKey,
} from './keys.ts';

/**
 * By key, so that no page loads the modules of the values only to clear them; `markForgotten` notifies who listens to
 * one.
 */
export function clearVisitorData(): void {
  for (const key of [emailKey, nameKey, phoneKey, detailsKey, lastRequestKey, sentRequestsKey, listJobKey])
    localStore.remove(key);
  sessionStore.remove(listDraftKey);
  markForgotten();
}
