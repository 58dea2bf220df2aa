import type { ComponentProps, ReactNode } from 'react';
import { Table } from '#web/ui/table.tsx';
import styles from './field-table.module.css';

interface FieldTableProps extends Omit<ComponentProps<'table'>, 'aria-label'> {
  label: string;
  head: ReactNode;
}

export function FieldTable({ label, className = '', head, children, ...table }: FieldTableProps) {
  return (
    <Table {...table} variant="fields" className={`${styles.table} ${className}`} aria-label={label}>
      <thead className="text-caption text-ink-soft @max-table:sr-only">
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

interface CellTitleProps {
  className?: string | undefined;
  text: string;
}

export function CellTitle({ className = 'text-ink-soft', text }: CellTitleProps) {
  return (
    <span className={`block text-caption @table:hidden ${className}`} aria-hidden="true">
      {text}
    </span>
  );
}
