import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { companyPhoneLink } from '#content/company/contact-links.ts';
import { headerTexts, navigationTexts } from '#text/site.ts';
import { Dialog } from '#web/ui/controls/dialog.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { hasInvokerCommands } from './has-invoker-commands.ts';
import { LanguageLinks } from './language-links.tsx';
import { menuId } from './menu-button.tsx';
import { NavLinks } from './nav-links.tsx';
import { SocialLinks } from './social-links.tsx';
import styles from './side-menu.module.css';

export function SideMenu() {
  const menu = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => menu.current?.close(), []);

  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('popstate', close, { signal: listening.signal });
    return () => listening.abort();
  }, [close]);
  return (
    <Dialog ref={menu} id={menuId} label={navigationTexts.menuLabel} className={styles.menu}>
      <div className={styles.panel}>
        <IconButton
          className={styles.close}
          icon="close"
          label={navigationTexts.closeMenu}
          commandfor={menuId}
          command="close"
          onClick={() => {
            if (!hasInvokerCommands()) close();
          }}
        />
        <nav aria-label={navigationTexts.menuLabel}>
          <NavLinks linkClassName={styles.link} onFollow={close} />
        </nav>
        <div className="mt-auto grid justify-items-start">
          <Link to="/cart" className="touch-target text-inherit" onClick={close}>
            {headerTexts.cartLabel}
          </Link>
          <a href={companyPhoneLink} className="touch-target text-inherit" onClick={close}>
            {company.phone}
          </a>
          <LanguageLinks className="touch-target text-inherit" />
          <SocialLinks className="ml-outdent-small" onFollow={close} />
        </div>
      </div>
    </Dialog>
  );
}
