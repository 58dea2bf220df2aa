import { localePrefixOf } from '#content/company-rules.ts';
import { locales } from '#content/company.ts';
import { describeLocale } from '#content/locale.ts';
import { readEnv } from '#server/env.ts';
import { language } from './language.ts';
import { contentVariables } from './variables.ts';

/** The privacy page states some settings of the server. */
const env = readEnv(process.env);

const isLocale = locales.includes(language);
const otherLocales = isLocale
  ? locales.filter((other) => other !== language).map((other) => describeLocale(other, locales))
  : [];

export const define = {
  'import.meta.env.VITE_LOCALE_PREFIX': JSON.stringify(isLocale ? localePrefixOf(language, locales) : ''),
  'import.meta.env.VITE_OTHER_LOCALES': JSON.stringify(otherLocales),
  'import.meta.env.VITE_BUILD_DAY': JSON.stringify(new Date().toISOString().slice(0, 10)),
  'import.meta.env.VITE_BUILD_YEAR': String(new Date().getFullYear()),
  'import.meta.env.VITE_CART_RETENTION_DAYS': String(env.cartRetentionDays),
  'import.meta.env.VITE_RATE_LIMIT_PER_MINUTE': String(env.rateLimitPerMinute),
  ...Object.fromEntries(
    contentVariables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]) ?? 'undefined']),
  ),
};
