import { AnyLink, type AnyLinkProps } from './any-link.tsx';
import { buttonClass, type ButtonLook } from './button.tsx';

type ButtonLinkProps = AnyLinkProps & ButtonLook;

export function ButtonLink({ variant, size, className = '', ...link }: ButtonLinkProps) {
  return <AnyLink {...link} className={`${buttonClass(variant, size)} ${className}`} />;
}
