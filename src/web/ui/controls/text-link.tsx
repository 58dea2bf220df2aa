import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type LinkTarget = ComponentProps<typeof Link> | (ComponentProps<'a'> & { to?: never });

type TextLinkProps = LinkTarget & { variant?: keyof typeof variantClasses };

const variantClasses = {
  plain: 'gap-2 font-semibold',
  /** Dark enough for linen. */
  action: 'gap-2 font-semibold text-action',
  /** With an arrow before its text; the caller gives the weight. */
  back: 'gap-1',
};

/** A link outside a sentence, high enough for touch: to a page of the site by `to`, else by `href`. */
export function TextLink({ variant = 'plain', className = '', children, ...rest }: TextLinkProps) {
  const link = {
    ...rest,
    className: `text-link ${variantClasses[variant]} ${className}`,
  };
  return link.to === undefined ? <a {...link}>{children}</a> : <Link {...link}>{children}</Link>;
}
