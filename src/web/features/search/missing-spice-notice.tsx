import { Notice } from '#web/ui/messages/notice.tsx';
import { MissingSpiceLinks } from './missing-spice-links.tsx';
import { findMissingSpice } from './missing-spice.ts';

export function MissingSpiceNotice({ lines }: { lines: readonly string[] }) {
  const missing = lines.map(findMissingSpice).find((answer) => answer !== undefined);
  if (!missing) return null;
  return (
    <Notice variant="accent" className="grid gap-3">
      <p className="font-semibold">{missing.title}</p>
      <p className="max-w-measure">{missing.text}</p>
      <MissingSpiceLinks links={missing.links} />
    </Notice>
  );
}
