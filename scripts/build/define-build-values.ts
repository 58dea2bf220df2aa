import { siteLanguages } from '#content/company.ts';
import { describeLocale, toLocalePrefix } from '#content/locale.ts';
import { toDay } from '#domain/day.ts';
import { readEnv } from '#server/config/env.ts';
import { contentVariables, statedVariables } from './build-variables.ts';

export function defineBuildValues(language: string): Record<string, string> {
  const now = new Date();
  const env = readEnv(process.env);
  const isLocale = siteLanguages.includes(language);
  const others = isLocale ? siteLanguages.filter((other) => other !== language) : [];
  return {
    'process.env.SITE_LOCALE_PREFIX': JSON.stringify(isLocale ? toLocalePrefix(language, siteLanguages) : ''),
    'process.env.SITE_OTHER_LOCALES': JSON.stringify(
      JSON.stringify(others.map((other) => describeLocale(other, siteLanguages))),
    ),
    'process.env.SITE_BUILD_DAY': JSON.stringify(toDay(now)),
    'process.env.SITE_BUILD_YEAR': String(now.getFullYear()),
    ...Object.fromEntries(
      Object.entries(statedVariables).map(([name, key]) => [`process.env.${name}`, String(env[key])]),
    ),
    ...Object.fromEntries(
      contentVariables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]) ?? 'undefined']),
    ),
  };
}
