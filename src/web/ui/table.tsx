import type { ComponentProps } from 'react';
import styles from './table.module.css';

interface TableProps extends ComponentProps<'table'> {
  variant: keyof typeof variantClasses;
}

const variantClasses = { lined: styles.lined, fixed: styles.fixed, fields: styles.fields };

export function Table({ variant, className = '', ...table }: TableProps) {
  return <table {...table} className={`${styles.table} ${variantClasses[variant]} ${className}`} />;
}
