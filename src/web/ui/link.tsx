import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Path of a page of the site, with or without a query and a fragment. */
  to: string;
  /** Kept in the history entry of the page that opens. */
  state?: unknown;
}

/**
 * A link to a page of the site. Built on React Router's hooks, because its `Link` component brings code for frameworks
 * and data routers that this site never runs.
 */
export function Link({ to, state, onClick, children, ...anchor }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, { state });
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link that carries `aria-current` while its page, or a path below it, is shown. */
export function NavLink(props: LinkProps) {
  const match = useMatch({ path: props.to, end: props.to === '/' });
  return <Link {...props} aria-current={match ? 'page' : undefined} />;
}
