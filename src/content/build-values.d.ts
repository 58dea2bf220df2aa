/** Values that the build writes into the code; `vite.config.ts` sets them. Unset in unit tests. */
interface ImportMetaEnv {
  readonly VITE_BASE_PATH?: string;
  readonly VITE_OTHER_EDITIONS?: readonly import('./edition.ts').Edition[];
}
