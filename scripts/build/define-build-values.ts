import { siteLanguages } from '#content/company.ts';
import { toLocale, toLocalePrefix } from '#content/locale.ts';
import { toUtcDay } from '#domain/day.ts';
import { mapFields, mapValues } from '#domain/fields.ts';
import { parseEnv } from '#server/config/env.ts';
import { contentVariables, publishedSettings } from './build-variables.ts';

export function defineBuildValues(language: string): Record<string, string> {
  const now = new Date();
  const env = parseEnv(process.env);
  // A language that is translated, but not yet published, has no address.
  const isPublished = siteLanguages.includes(language);
  const others = isPublished ? siteLanguages.filter((other) => other !== language) : [];
  const values: Readonly<Record<string, string | number | undefined>> = {
    SITE_LOCALE_PREFIX: isPublished ? toLocalePrefix(language, siteLanguages) : '',
    SITE_OTHER_LOCALES: JSON.stringify(others.map((other) => toLocale(other, siteLanguages))),
    SITE_BUILD_DAY: toUtcDay(now),
    SITE_BUILD_YEAR: now.getUTCFullYear(),
    ...mapValues(publishedSettings, (key) => env[key]),
    ...mapFields(contentVariables, (name) => process.env[name]),
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`process.env.${name}`, toSource(value)]));
}

function toSource(value: string | number | undefined): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
