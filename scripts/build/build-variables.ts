import type { Env } from '#server/config/env.ts';

/** Environment variables that replace facts in `src/content/company.ts`. */
export const contentVariables = ['COMPANY_EMAIL', 'COMPANY_PHONE', 'WHATSAPP_NUMBER', 'REVIEWS'] as const;

/** Settings of the server that pages state, with their names in `Env`. */
export const publishedSettings = {
  CART_RETENTION_DAYS: 'cartRetentionDays',
  RATE_LIMIT_PER_MINUTE: 'rateLimitPerMinute',
} as const satisfies Readonly<Record<string, keyof Env>>;

export const buildVariables: readonly string[] = ['SITE_URL', ...Object.keys(publishedSettings), ...contentVariables];
