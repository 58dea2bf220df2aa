/** Origin of absolute URLs, without a slash at the end: `SITE_URL`, else localhost with `PORT`. */
export const siteUrl = (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`).replace(/\/+$/, '');
