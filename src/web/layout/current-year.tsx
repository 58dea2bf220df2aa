import { useSyncExternalStore } from 'react';

/** The year of the build, so that prerendered HTML and hydration agree. */
const buildYear = Number(import.meta.env.VITE_BUILD_YEAR);

const subscribeToNothing = () => () => undefined;

export function CurrentYear({ format }: { format: (year: number) => string }) {
  const year = useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => buildYear,
  );
  return <span>{format(year)}</span>;
}
