import type { ReactNode } from 'react';

interface CompactFieldProps {
  label: string;
  children: ReactNode;
}

/** A label with its control, closer together than in a `Field`, for fields that have neither hints nor errors. */
export function CompactField({ label, children }: CompactFieldProps) {
  return (
    <label className="grid gap-1 text-small font-semibold">
      <span>{label}</span>
      {children}
    </label>
  );
}
