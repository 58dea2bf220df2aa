/** Origin of absolute URLs, without a slash at the end: `SITE_URL`, else localhost. Another `PORT` needs no new build. */
export const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
