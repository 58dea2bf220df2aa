import type { ComponentProps } from 'react';

interface NoticeProps extends ComponentProps<'div'> {
  variant?: keyof typeof noticeClasses;
}

const surfaceClass = 'rounded-sm border-l-3 border-leaf bg-linen text-sm';

/**
 * The classes of `Notice`; also for a status, which looks like a notice only while it has text. `action`: with a button
 * beside the text. `panel`: a box with parts of its own.
 */
export const noticeClasses = {
  text: `${surfaceClass} px-4 py-3`,
  action: `${surfaceClass} flex flex-wrap items-center justify-between gap-x-3 px-4 py-1`,
  panel: `${surfaceClass} grid gap-4 p-6`,
};

export function Notice({ variant = 'text', className = '', ...div }: NoticeProps) {
  return <div {...div} className={`${noticeClasses[variant]} ${className}`} />;
}
