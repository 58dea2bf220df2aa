import { useSyncExternalStore } from 'react';

/** The year of the build, so that prerendered HTML and hydration agree. */
const builtIn = Number(import.meta.env.VITE_BUILD_YEAR);

const never = () => () => undefined;

/** A line with the current year, correct even when the site was built last year. */
export function CurrentYear({ write }: { write: (year: number) => string }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
  return <span>{write(year)}</span>;
}
