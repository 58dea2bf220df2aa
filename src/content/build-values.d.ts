/** `scripts/build/define.ts` sets these values; those of `import.meta.env` are unset in unit tests. */
interface ImportMetaEnv {
  readonly VITE_LOCALE_PREFIX?: string;
  readonly VITE_OTHER_LOCALES?: readonly import('./locale.ts').Locale[];
}

/** The browser has no other variables. Merges with the types of Node where those are known. */
declare namespace NodeJS {
  interface ProcessEnv {
    COMPANY_EMAIL?: string;
    COMPANY_PHONE?: string;
    WHATSAPP_NUMBER?: string;
    REVIEWS?: string;
    CART_RETENTION_DAYS?: string;
    RATE_LIMIT_PER_MINUTE?: string;
  }
  interface Process {
    env: ProcessEnv;
  }
}
declare var process: NodeJS.Process;
