/** Has no slash at the end. Another `PORT` needs no new build. */
export const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
