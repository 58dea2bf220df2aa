import type { ReactNode } from 'react';

/** A control close below its label, without hint and error of its own. */
export function CompactField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid gap-1 text-sm font-semibold">
      <span>{label}</span>
      {children}
    </label>
  );
}
