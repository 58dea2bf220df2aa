import { AnyLink, type AnyLinkProps } from './any-link.tsx';
import { buttonClasses, type ButtonVariant } from './button.tsx';

type ButtonLinkProps = AnyLinkProps & { variant?: ButtonVariant };

export function ButtonLink({ variant = 'primary', className = '', ...link }: ButtonLinkProps) {
  return <AnyLink {...link} className={`${buttonClasses[variant]} ${className}`} />;
}
