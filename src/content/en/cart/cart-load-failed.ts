/** Logged in the browser's console. */
export const cartLoadFailed = 'Failed to fetch cart count';
