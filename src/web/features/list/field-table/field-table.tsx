import type { ReactNode, Ref } from 'react';
import { Table } from '#web/ui/table.tsx';
import styles from './field-table.module.css';

interface FieldTableProps {
  ref: Ref<HTMLTableElement>;
  label: string;
  className?: string | undefined;
  head: ReactNode;
  children: ReactNode;
}

/** Rows of fields. In a `@container` that is narrow each row is a card, with the titles of the columns in it. */
export function FieldTable({ ref, label, className = '', head, children }: FieldTableProps) {
  return (
    <Table ref={ref} variant="fixed" className={`${styles.table} ${className}`} aria-label={label}>
      <thead className="text-xs text-ink-soft @max-table:sr-only">
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

export function CellTitle({ className = '', text }: { className?: string | undefined; text: string }) {
  return (
    <span className={`block text-xs @table:hidden ${className}`} aria-hidden="true">
      {text}
    </span>
  );
}
