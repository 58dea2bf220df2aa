import type { ReactNode } from 'react';

/** A row of the cart's table with one cell, as wide as the table. Not printed. */
export function SpanningRow({ children }: { children: ReactNode }) {
  return (
    <tr className="border-b border-hairline print:hidden">
      <td colSpan={5}>{children}</td>
    </tr>
  );
}
