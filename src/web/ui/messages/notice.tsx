import type { ComponentProps } from 'react';
import { AnyElement } from '#web/ui/any-element.tsx';

type NoticeTag = 'div' | 'section';

export type NoticeVariant = keyof typeof noticeClasses;

type NoticeProps<Tag extends NoticeTag> = ComponentProps<Tag> & { as?: Tag; variant?: NoticeVariant };

const surfaceClass = 'rounded-4 border-l-3 border-leaf bg-linen text-small';

/**
 * `text`: a sentence. `action`: a sentence with its button. `panel`: several parts. `accent`: a remark among a page's
 * own texts.
 */
export const noticeClasses = {
  text: `${surfaceClass} px-4 py-3`,
  action: `${surfaceClass} flex flex-wrap items-center justify-between gap-x-3 px-4 py-1`,
  panel: `${surfaceClass} grid gap-4 p-6`,
  accent: 'border-l-2 border-accent bg-linen px-6 py-4 [--table-background:var(--color-linen)]',
};

export function Notice<Tag extends NoticeTag = 'div'>({
  as,
  variant = 'text',
  className = '',
  ...rest
}: NoticeProps<Tag>) {
  return <AnyElement {...rest} as={as ?? 'div'} className={`${noticeClasses[variant]} ${className}`} />;
}
