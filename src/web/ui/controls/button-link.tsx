import { AnyLink, type AnyLinkProps } from './any-link.tsx';
import { composeButtonClasses, type ButtonLook } from './button.tsx';

type ButtonLinkProps = AnyLinkProps & ButtonLook;

export function ButtonLink({ variant, size, className = '', ...link }: ButtonLinkProps) {
  return <AnyLink {...link} className={`${composeButtonClasses(variant, size)} ${className}`} />;
}
