import type { ComponentProps } from 'react';
import { AnyElement } from '#web/ui/any-element.tsx';
import { noticeClasses, type NoticeVariant } from './notice.tsx';

type StatusProps = Omit<ComponentProps<'p'>, 'role'> & { as?: 'p' | 'span' | 'div' } & StatusLook;

type StatusLook =
  | { variant?: keyof typeof variantClasses; noticeVariant?: undefined }
  | { variant?: undefined; noticeVariant: NoticeVariant | undefined };

const variantClasses = {
  plain: '',
  hidden: 'sr-only',
  note: 'text-small text-ink-soft',
  done: 'text-small font-semibold text-leaf',
};

/** Text whose changes screen readers announce. It must be rendered empty before it has anything to say. */
export function Status({ as, variant = 'plain', noticeVariant, className = '', ...rest }: StatusProps) {
  const look = noticeVariant === undefined ? variantClasses[variant] : noticeClasses[noticeVariant];
  // While empty, the element takes no gap of the grid around it.
  return <AnyElement role="status" {...rest} as={as ?? 'p'} className={`empty:absolute ${look} ${className}`} />;
}
