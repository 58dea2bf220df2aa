import { readEnv } from '#server/config/env.ts';

/** The address that pages state: the server's, but it does not follow `PORT`, so another port needs no build. */
export const { siteUrl } = readEnv({ SITE_URL: process.env.SITE_URL });
