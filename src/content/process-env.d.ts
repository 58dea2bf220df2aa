/**
 * Declares the variables that `build-values.ts` reads, for the type check of code for the browser, which does not know
 * Node's types. Where Node's types are known, TypeScript merges both declarations.
 */
declare namespace NodeJS {
  interface ProcessEnv {
    COMPANY_EMAIL?: string;
    COMPANY_PHONE?: string;
    WHATSAPP_NUMBER?: string;
    REVIEWS?: string;
    CART_RETENTION_DAYS?: string;
    RATE_LIMIT_PER_MINUTE?: string;
    SITE_LOCALE_PREFIX?: string;
    SITE_OTHER_LOCALES?: string;
    SITE_BUILD_DAY?: string;
    SITE_BUILD_YEAR?: string;
  }
  interface Process {
    env: ProcessEnv;
  }
}
declare var process: NodeJS.Process;
