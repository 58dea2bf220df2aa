/** Variables that `content/company.ts` reads; the build writes them into the browser's code. */
export const contentVariables = ['COMPANY_EMAIL', 'COMPANY_PHONE', 'WHATSAPP_NUMBER', 'REVIEWS'] as const;

/** The variables that change what is built: for another value of one, another build is made. */
export const buildVariables = [
  'SITE_URL',
  'CART_RETENTION_DAYS',
  'RATE_LIMIT_PER_MINUTE',
  ...contentVariables,
] as const;
