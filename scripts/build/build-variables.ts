import type { Env } from '#server/config/env.ts';

export const contentVariables = ['COMPANY_EMAIL', 'COMPANY_PHONE', 'WHATSAPP_NUMBER', 'REVIEWS'] as const;

export const publishedSettings = {
  CART_RETENTION_DAYS: 'cartRetentionDays',
  RATE_LIMIT_PER_MINUTE: 'rateLimitPerMinute',
} as const satisfies Readonly<Record<string, keyof Env>>;

export const buildVariables: readonly string[] = ['SITE_URL', ...Object.keys(publishedSettings), ...contentVariables];
