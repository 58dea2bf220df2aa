import { readEnv } from '#server/config/env.ts';
import { buildVariables } from './variables.ts';

/** What pages state of the server's settings. `siteUrl` does not follow `PORT`, so another port needs no build. */
export const { siteUrl, cartRetentionDays, rateLimitPerMinute } = readEnv(
  Object.fromEntries(buildVariables.map((name) => [name, process.env[name]])),
);
