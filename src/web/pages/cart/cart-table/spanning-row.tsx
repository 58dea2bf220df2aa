import type { ReactNode } from 'react';
import styles from './cart-table.module.css';

export function SpanningRow({ children }: { children: ReactNode }) {
  return (
    <tr className={`print:hidden ${styles.spanningRow}`}>
      <td className={styles.spanningCell} colSpan={5}>
        {children}
      </td>
    </tr>
  );
}
