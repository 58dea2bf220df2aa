import { useBrowserValue } from '#web/browser/use-browser-value.ts';

const buildYear = Number(import.meta.env.VITE_BUILD_YEAR);

export function CurrentYear({ format }: { format: (year: number) => string }) {
  const year = useBrowserValue(() => new Date().getFullYear(), buildYear);
  return <span>{format(year)}</span>;
}
