import { parseEnv } from '#server/config/env.ts';

/** The origin in the pages: `SITE_URL`, or a default that does not depend on `PORT`, so one build serves any port. */
export const { siteUrl } = parseEnv({ SITE_URL: process.env.SITE_URL });
