import { siteLanguages } from '#content/company.ts';
import { toLocale, toLocalePrefix } from '#content/locale.ts';
import { toDay } from '#domain/day.ts';
import { parseEnv } from '#server/config/env.ts';
import { contentVariables, publishedSettings } from './build-variables.ts';

/** What replaces each `process.env.X` in the code for the browser: the source text of a value. */
export function defineBuildValues(language: string): Record<string, string> {
  const now = new Date();
  const env = parseEnv(process.env);
  const isLocale = siteLanguages.includes(language);
  const others = isLocale ? siteLanguages.filter((other) => other !== language) : [];
  return {
    'process.env.SITE_LOCALE_PREFIX': toSource(isLocale ? toLocalePrefix(language, siteLanguages) : ''),
    'process.env.SITE_OTHER_LOCALES': toSource(JSON.stringify(others.map((other) => toLocale(other, siteLanguages)))),
    'process.env.SITE_BUILD_DAY': toSource(toDay(now)),
    'process.env.SITE_BUILD_YEAR': toSource(now.getUTCFullYear()),
    ...Object.fromEntries(
      Object.entries(publishedSettings).map(([name, key]) => [`process.env.${name}`, toSource(env[key])]),
    ),
    ...Object.fromEntries(contentVariables.map((name) => [`process.env.${name}`, toSource(process.env[name])])),
  };
}

function toSource(value: string | number | undefined): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
