import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export type AnyLinkProps = ComponentProps<typeof Link> | (ComponentProps<'a'> & { to?: never });

export function AnyLink({ children, ...link }: AnyLinkProps) {
  return link.to === undefined ? <a {...link}>{children}</a> : <Link {...link}>{children}</Link>;
}
