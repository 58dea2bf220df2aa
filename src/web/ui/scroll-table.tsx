import type { ReactNode } from 'react';
import { Table } from './table.tsx';
import styles from './scroll-table.module.css';

interface ScrollTableProps {
  label: string;
  className?: string | undefined;
  tableClassName?: string | undefined;
  children: ReactNode;
}

export function ScrollTable({ label, className = '', tableClassName = '', children }: ScrollTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className={`${styles.scroll} ${className}`} tabIndex={0} role="region" aria-label={label}>
      <Table variant="lined" className={`${styles.table} ${tableClassName}`}>
        {children}
      </Table>
    </div>
  );
}
