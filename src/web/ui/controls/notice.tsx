import type { ComponentProps } from 'react';

interface NoticeProps extends ComponentProps<'div'> {
  variant?: keyof typeof noticeClasses;
}

const surfaceClass = 'rounded-sm border-l-3 border-leaf bg-linen text-sm';

/**
 * Also for a status, which is a notice only while it has words. `action`: with a button beside them. `panel`: a box with
 * parts of its own.
 */
export const noticeClasses = {
  words: `${surfaceClass} px-4 py-3`,
  action: `${surfaceClass} flex flex-wrap items-center justify-between gap-x-3 px-4 py-1`,
  panel: `${surfaceClass} grid gap-4 p-6`,
};

export function Notice({ variant = 'words', className = '', ...div }: NoticeProps) {
  return <div {...div} className={`${noticeClasses[variant]} ${className}`} />;
}
