/** Has no slash at the end. Does not follow `PORT`, so that another port needs no new build. */
export const siteUrl = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
