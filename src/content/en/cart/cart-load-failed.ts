/** The browser's console gets this sentence; docs/requirements.md, "Messages", prescribes it word for word. */
export const cartLoadFailed = 'Failed to fetch cart count';
