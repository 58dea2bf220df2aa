import type { ComponentProps } from 'react';
import type { ButtonLook } from './button.tsx';
import styles from './button.module.css';
import { Link } from 'react-router';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly look?: ButtonLook;
}

/** A link to another page of the site that looks like a button. */
export function ButtonLink({ look = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${styles[look]} ${className ?? ''}`} />;
}
