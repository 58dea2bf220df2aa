import type { ComponentProps, MouseEvent } from 'react';
import { useMatch } from 'react-router';
import { basePath, editionUrl } from '#content/edition.ts';
import { useNavigate } from './use-navigate.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Path of a page of the site, with or without a query and a fragment. */
  to: string;
  /** Kept in the history entry of the page that opens. */
  state?: unknown;
}

/** A link to a page of the site. */
export function Link({ to, state, onClick, children, ...anchor }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { button, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    // As a browser does: a link to the shown address adds no entry to the history.
    navigate(to, { replace: currentTarget.href === window.location.href, state });
  };
  return (
    <a {...anchor} href={editionUrl('', basePath, to)} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that carries `aria-current` while its page, or a path below it, is shown. */
export function NavLink(props: LinkProps) {
  const match = useMatch({ path: props.to, end: props.to === '/' });
  return <Link {...props} aria-current={match ? 'page' : undefined} />;
}
