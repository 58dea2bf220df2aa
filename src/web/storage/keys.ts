/* The keys in the browser's storage; those in the history entry are `stateKeys`. The privacy page explains each. */

export const emailKey = 'customerEmail';
export const nameKey = 'customerName';
export const phoneKey = 'customerPhone';
export const detailsKey = 'customerDetails';
export const lastRequestKey = 'customerSentQuote';
export const sentRequestsKey = 'customerRequests';
/** The stored key is older than this name: it is from the time when only shared lists were added row by row. */
export const listJobKey = 'customerSharedList';
export const listDraftKey = 'customerList';

/** Stays when the visitor is forgotten: the size of the screen says nothing about them. */
export const screenScaleKey = 'screenScale';

export const forgottenKey = 'forgottenAt';
export const rowDraftsKey = 'rowDrafts';
export const handOverKey = 'carriedDraft';
export const scrollKey = 'scroll';
export const reloadKey = 'reloadedAt';
