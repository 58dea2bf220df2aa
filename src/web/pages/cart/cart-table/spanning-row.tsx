import type { ReactNode } from 'react';

export function SpanningRow({ children }: { children: ReactNode }) {
  return (
    <tr className="border-b border-hairline print:hidden">
      <td colSpan={5}>{children}</td>
    </tr>
  );
}
