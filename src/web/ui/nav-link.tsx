import { Link, type LinkProps } from './link.tsx';
import { useLocation } from './use-location.ts';

/** A link that says when it leads to the page that is shown. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link aria-current={pathname === props.to ? 'page' : undefined} {...props} />;
}
