import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export type AnyLinkProps = ComponentProps<typeof Link> | (ComponentProps<'a'> & { to?: never });

/** A link to a page of the site by `to`, or else by `href`. */
export function AnyLink({ children, ...link }: AnyLinkProps) {
  return link.to === undefined ? <a {...link}>{children}</a> : <Link {...link}>{children}</Link>;
}
