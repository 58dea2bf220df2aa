/** Logged in the browser's console; prescribed word for word by docs/requirements.md, "Messages". */
export const cartLoadFailed = 'Failed to fetch cart count';
