import { AskedSpiceWays } from './asked-spice-ways.tsx';
import { findAskedSpice } from './asked-spice.ts';

/** The answer to the first line that asks for a spice which the catalogue lacks. */
export function AskedSpiceNotice({ lines }: { lines: readonly string[] }) {
  const asked = lines.map(findAskedSpice).find((answer) => answer !== undefined);
  if (!asked) return null;
  return (
    <div className="grid gap-3 border-l-2 border-accent bg-linen px-5 py-4">
      <p className="font-semibold">{asked.title}</p>
      <p className="max-w-measure">{asked.text}</p>
      <AskedSpiceWays ways={asked.ways} />
    </div>
  );
}
