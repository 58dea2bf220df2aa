/** A chunk of a page could not be loaded: network failure, or a new deployment removed it. */
export class PageLoadError extends Error {}
