import type { Env } from '#server/config/env.ts';

/** Variables that `content/company.ts` reads; the build writes them into the browser's code. */
export const contentVariables = ['COMPANY_EMAIL', 'COMPANY_PHONE', 'WHATSAPP_NUMBER', 'REVIEWS'] as const;

/** Variables of the server that pages state, by their names in `Env`: the build writes what the server takes. */
export const statedVariables = {
  CART_RETENTION_DAYS: 'cartRetentionDays',
  RATE_LIMIT_PER_MINUTE: 'rateLimitPerMinute',
} as const satisfies Readonly<Record<string, keyof Env>>;

export const buildVariables: readonly string[] = ['SITE_URL', ...Object.keys(statedVariables), ...contentVariables];
