import { readEnv } from '#server/config/env.ts';

/** The address that pages state. It does not follow `PORT`, so that another port needs no other build. */
export const { siteUrl } = readEnv({ SITE_URL: process.env.SITE_URL });
