import { readEnv } from '#server/env.ts';

/** The server's, but it does not follow `PORT`: another port needs no new build. */
export const { siteUrl } = readEnv({ SITE_URL: process.env.SITE_URL });
