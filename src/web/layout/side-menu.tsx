import { company } from '#content/company.ts';
import { navigation } from '#text/site.ts';
import { telUrl } from '#domain/phone.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { NavLinks } from './nav-links.tsx';
import styles from './side-menu.module.css';
import { SocialLinks } from './social-links.tsx';

interface SideMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu of small screens: slides in, and closes by its button, any of its links, the backdrop or Escape. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  return (
    <Modal open={open} onClose={onClose} label={navigation.menuLabel} className={styles.menu}>
      <div className={styles.panel}>
        <button className={styles.close} type="button" aria-label={navigation.closeMenu} onClick={onClose}>
          <Icon name="close" />
        </button>
        <nav aria-label={navigation.menuLabel}>
          <NavLinks className={styles.links} onFollow={onClose} />
        </nav>
        <div className={styles.foot}>
          <a href={telUrl(company.phone)} onClick={onClose}>
            {company.phone}
          </a>
          <SocialLinks onFollow={onClose} />
        </div>
      </div>
    </Modal>
  );
}
