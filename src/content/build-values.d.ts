/** Values that the build writes into the code; `vite.config.ts` sets them. Unset in unit tests. */
interface ImportMetaEnv {
  readonly VITE_LOCALE_PREFIX?: string;
  readonly VITE_OTHER_LOCALES?: readonly import('./locale.ts').Locale[];
}
