import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonClasses, type ButtonVariant } from './button.tsx';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${buttonClasses[variant]} ${className}`} />;
}
