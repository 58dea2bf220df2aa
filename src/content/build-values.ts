import { parseJson, toArrayOrEmpty } from '#domain/json.ts';

export interface Locale {
  readonly language: string;
  readonly name: string;
  readonly localePrefix: string;
}

/*
 * The variables of the environment that pages need. The build replaces each by its value in both bundles of a
 * language (`scripts/build/define-build-values.ts`); without a bundler, Node reads them.
 */

/* If set, these replace the facts in `company.ts`. */
export const companyEmail = process.env.COMPANY_EMAIL;
export const companyPhone = process.env.COMPANY_PHONE;
export const companyWhatsappNumber = process.env.WHATSAPP_NUMBER;
export const companyReviews = process.env.REVIEWS;

export const cartRetentionDays = Number(process.env.CART_RETENTION_DAYS);
export const rateLimitPerMinute = Number(process.env.RATE_LIMIT_PER_MINUTE);

/* Only the build sets these values; it writes the other locales as a JSON list of `Locale`. */
export const localePrefix = process.env.SITE_LOCALE_PREFIX ?? '';
export const otherLocales = toArrayOrEmpty(parseJson(process.env.SITE_OTHER_LOCALES)) as readonly Locale[];
export const buildDay = process.env.SITE_BUILD_DAY ?? '';
export const buildYear = Number(process.env.SITE_BUILD_YEAR);
