import type { ReactNode } from 'react';

interface CompactFieldProps {
  label: string;
  children: ReactNode;
}

export function CompactField({ label, children }: CompactFieldProps) {
  return (
    <label className="grid gap-1 text-small font-semibold">
      <span>{label}</span>
      {children}
    </label>
  );
}
