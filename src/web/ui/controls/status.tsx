import type { ComponentProps } from 'react';
import { AnyElement } from '#web/ui/any-element.tsx';
import { noticeClasses, type NoticeVariant } from './notice.tsx';

interface StatusProps extends Omit<ComponentProps<'p'>, 'role'> {
  as?: 'p' | 'span' | 'div';
  variant?: keyof typeof variantClasses;
  /** Looks like this `Notice`: for a status that has text. */
  notice?: NoticeVariant | undefined;
}

const variantClasses = {
  plain: '',
  hidden: 'sr-only',
  note: 'text-sm text-ink-soft empty:absolute',
  done: 'text-sm font-semibold text-leaf empty:absolute',
};

/** Text whose changes screen readers announce: it is rendered empty before there is anything to say. */
export function Status({ as, variant = 'plain', notice, className = '', ...rest }: StatusProps) {
  const look = notice === undefined ? variantClasses[variant] : noticeClasses[notice];
  return <AnyElement role="status" {...rest} as={as ?? 'p'} className={`${look} ${className}`.trim() || undefined} />;
}
