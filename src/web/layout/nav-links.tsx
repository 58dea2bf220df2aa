import { NavLink } from 'react-router';
import { navigationTexts } from '#text/site.ts';

interface NavLinksProps {
  className?: string | undefined;
  linkClassName?: string | undefined;
  onFollow?: () => void;
}

export function NavLinks({ className, linkClassName = '', onFollow }: NavLinksProps) {
  return (
    <ul className={className}>
      {navigationTexts.links.map(({ path, label }) => (
        <li key={path}>
          <NavLink to={path} className={linkClassName} onClick={onFollow}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
