import { editionPath } from '#content/company-rules.ts';
import { editions } from '#content/company.ts';
import { describeEdition } from '#content/edition.ts';
import { readEnv } from '#server/env.ts';
import { language } from './language.ts';
import { contentVariables } from './variables.ts';

/** The privacy page states some of the server's settings. */
const env = readEnv(process.env);

const isEdition = editions.includes(language);
const otherEditions = isEdition
  ? editions.filter((other) => other !== language).map((other) => describeEdition(other, editions))
  : [];

/** What the build writes in the place of names in the source. */
export const define = {
  'import.meta.env.VITE_BASE_PATH': JSON.stringify(isEdition ? editionPath(language, editions) : ''),
  'import.meta.env.VITE_OTHER_EDITIONS': JSON.stringify(otherEditions),
  'import.meta.env.VITE_BUILD_DAY': JSON.stringify(new Date().toISOString().slice(0, 10)),
  'import.meta.env.VITE_BUILD_YEAR': String(new Date().getFullYear()),
  'import.meta.env.VITE_CART_RETENTION_DAYS': String(env.cartRetentionDays),
  'import.meta.env.VITE_RATE_LIMIT_PER_MINUTE': String(env.rateLimitPerMinute),
  ...Object.fromEntries(
    contentVariables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]) ?? 'undefined']),
  ),
};
