import type { ComponentProps, ElementType } from 'react';

type AccentBoxTag = 'div' | 'p';

type AccentBoxProps<Tag extends AccentBoxTag> = ComponentProps<Tag> & { as: Tag };

/** A box of linen with a line at its left, for an answer or a remark in a page's text. */
export function AccentBox<Tag extends AccentBoxTag>({ as, className = '', ...rest }: AccentBoxProps<Tag>) {
  const Element: ElementType = as;
  return (
    <Element
      {...rest}
      className={`border-l-2 border-accent bg-linen px-6 py-4 [--table-ground:var(--color-linen)] ${className}`}
    />
  );
}
