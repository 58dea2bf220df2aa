import { startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { telUrl } from '#domain/phone.ts';
import { header, navigation } from '#text/site.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { LanguageLinks } from './language-links.tsx';
import { NavLinks } from './nav-links.tsx';
import { SocialLinks } from './social-links.tsx';
import styles from './side-menu.module.css';

interface SideMenuProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The menu on small screens: closes by its button, any of its links, the backdrop or Escape. Its contents are rendered after
 * hydration, which spares the first layout of every page 41 elements and the first tap their rendering.
 */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const [isRendered, setIsRendered] = useState(false);
  useEffect(() => startTransition(() => setIsRendered(true)), []);
  return (
    <Modal open={open} onClose={onClose} label={navigation.menuLabel} className={styles.menu ?? ''}>
      {(isRendered || open) && (
        <div className={`flex flex-col gap-5 ${styles.panel}`}>
          <IconButton className={styles.close} icon="close" label={navigation.closeMenu} onClick={onClose} />
          <nav aria-label={navigation.menuLabel}>
            <NavLinks className={styles.links} onFollow={onClose} />
          </nav>
          <div className={`grid links:inline-flex links:min-h-tap links:items-center ${styles.footer}`}>
            <Link to="/cart" onClick={onClose}>
              {header.cartLabel}
            </Link>
            <a href={telUrl(company.phone)} onClick={onClose}>
              {company.phone}
            </a>
            <LanguageLinks className={undefined} />
            <SocialLinks onFollow={onClose} />
          </div>
        </div>
      )}
    </Modal>
  );
}
