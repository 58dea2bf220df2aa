/** The origin that absolute addresses are written with: `SITE_URL`, else this machine's own port. No slash at the end. */
export const siteUrl = (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`).replace(/\/+$/, '');
