import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate, type NavigateOptions } from './use-location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** An address of this site. */
  readonly to: string;
}

/** A link to another page of the site, which opens without a load. Clicks that mean a new tab or window stay the browser's. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigate(to, { replace, state });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

function isPlain({
  button,
  currentTarget,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: MouseEvent<HTMLAnchorElement>): boolean {
  return button === 0 && /^(_self)?$/.test(currentTarget.target) && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
