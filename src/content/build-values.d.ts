/** `scripts/build/define.ts` sets these values; they are unset in unit tests. */
interface ImportMetaEnv {
  readonly VITE_LOCALE_PREFIX?: string;
  readonly VITE_OTHER_LOCALES?: readonly import('./locale.ts').Locale[];
}
