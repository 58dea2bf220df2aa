import type { ComponentProps } from 'react';
import styles from './table.module.css';

interface TableProps extends ComponentProps<'table'> {
  variant: keyof typeof variantClasses;
}

/**
 * `lined`: a line below each row. `fixed`: columns whose widths do not depend on their contents. `fields`: for
 * `FieldTable`, which lays out its rows itself.
 */
const variantClasses = { lined: styles.lined, fixed: styles.fixed, fields: styles.fields };

export function Table({ variant, className = '', ...table }: TableProps) {
  return <table {...table} className={`${styles.table} ${variantClasses[variant]} ${className}`} />;
}
