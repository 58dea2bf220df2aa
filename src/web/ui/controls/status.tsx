import type { ComponentProps } from 'react';

interface StatusProps extends Omit<ComponentProps<'p'>, 'role'> {
  as?: 'p' | 'span' | 'div';
  variant?: keyof typeof variantClasses;
}

const variantClasses = {
  plain: '',
  hidden: 'sr-only',
  note: 'text-sm text-ink-soft empty:absolute',
  done: 'text-sm font-semibold text-leaf empty:absolute',
};

/** Text whose changes screen readers announce: it is rendered empty before there is anything to say. */
export function Status({ as: Tag = 'p', variant = 'plain', className = '', ...rest }: StatusProps) {
  return <Tag role="status" {...rest} className={`${variantClasses[variant]} ${className}`.trim() || undefined} />;
}
