import { siteLanguages } from '#content/company.ts';
import { describeLocale, toLocalePrefix } from '#content/locale.ts';
import { toDay } from '#domain/day.ts';
import { cartRetentionDays, rateLimitPerMinute } from './settings.ts';
import { contentVariables } from './variables.ts';

/**
 * Writes into the code what a deployment sets, as `process.env.NAME`, and what only the build knows, as
 * `import.meta.env.VITE_NAME`.
 */
export function defineBuildValues(language: string): Record<string, string> {
  const now = new Date();
  const isLocale = siteLanguages.includes(language);
  const others = isLocale ? siteLanguages.filter((other) => other !== language) : [];
  return {
    'import.meta.env.VITE_LOCALE_PREFIX': JSON.stringify(isLocale ? toLocalePrefix(language, siteLanguages) : ''),
    'import.meta.env.VITE_OTHER_LOCALES': JSON.stringify(others.map((other) => describeLocale(other, siteLanguages))),
    'import.meta.env.VITE_BUILD_DAY': JSON.stringify(toDay(now)),
    'import.meta.env.VITE_BUILD_YEAR': String(now.getFullYear()),
    'process.env.CART_RETENTION_DAYS': String(cartRetentionDays),
    'process.env.RATE_LIMIT_PER_MINUTE': String(rateLimitPerMinute),
    ...Object.fromEntries(
      contentVariables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]) ?? 'undefined']),
    ),
  };
}
