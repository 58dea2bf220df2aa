import { lazyPart } from '#web/lazy-part.ts';

/** In a chunk of its own: only who comes from the order page sees it, and the page prepares it for them. */
export const AddedNotice = lazyPart('/cart', async () => (await import('./added-notice.tsx')).AddedNotice);
