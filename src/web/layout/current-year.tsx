import { buildYear } from '#content/build-values.ts';
import { useBrowserValue } from '#web/browser/use-browser-value.ts';

export function CurrentYear({ format }: { format: (year: number) => string }) {
  const year = useBrowserValue(() => new Date().getFullYear(), buildYear);
  return <span>{format(year)}</span>;
}
