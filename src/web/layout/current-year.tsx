import { useSyncExternalStore } from 'react';

/** The year of the build, so that the page that was rendered then and the first one in the browser agree. */
const builtIn = Number(import.meta.env.VITE_BUILD_YEAR);

const never = () => () => undefined;

/** A line with the current year, right even when the page was made last year. */
export function CurrentYear({ write }: { readonly write: (year: number) => string }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
  return <span>{write(year)}</span>;
}
