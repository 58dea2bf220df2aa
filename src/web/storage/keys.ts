/*
 * The keys in the browser's storage; those in the history entry are `stateKeys`. The privacy page explains each. Some
 * keys are older than the names of their constants. They stay, because browsers hold values under them.
 */

export const emailKey = 'customerEmail';
export const nameKey = 'customerName';
export const phoneKey = 'customerPhone';
export const detailsKey = 'customerDetails';
export const lastRequestKey = 'customerSentQuote';
export const sentRequestsKey = 'customerRequests';
export const listJobKey = 'customerSharedList';
export const listDraftKey = 'customerList';

/** This key stays when the visitor is forgotten, because the size of the screen says nothing about them. */
export const screenScaleKey = 'screenScale';

export const forgottenKey = 'forgottenAt';
export const rowDraftsKey = 'rowDrafts';
export const carriedStateKey = 'carriedDraft';
export const scrollKey = 'scroll';
export const reloadKey = 'reloadedAt';
