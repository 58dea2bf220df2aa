import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { telUrl } from '#domain/phone.ts';
import { header, navigation } from '#text/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { NavLinks } from './nav-links.tsx';
import { SideMenu } from './side-menu.tsx';
import { SocialLinks } from './social-links.tsx';
import styles from './header.module.css';

/** The global header: contact bar, logo, links, cart, and the side menu on small screens. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={`ui-screen-only ui-dark ui-xs ${styles.bar}`}>
        <div className="ui-container ui-row ui-spread">
          <a
            className={`ui-light-link ui-tap ui-plain ui-gap-2 ${styles.phone}`}
            href={telUrl(company.phone)}
            aria-label={header.callLabel(company.phone)}
          >
            <Icon name="phone" size={18} />
            {company.phone}
          </a>
          <span className={`ui-not-phone ui-dark-soft ui-spaced ${styles.tagline}`}>{header.tagline}</span>
          <LanguageLinks className={`ui-light-link ui-tap ui-plain ${styles.language}`} />
          <SocialLinks />
        </div>
      </div>
      <div className={`ui-screen-only ui-line-bottom ${styles.main}`}>
        <div className={`ui-container ui-row ${styles.inner}`}>
          <SideMenu className={`ui-narrow-only ${styles.hamburger}`} />
          <Link
            className={`ui-tap ui-shrink ui-ink ui-plain ${styles.home}`}
            to="/"
            aria-label={header.homeLabel(company.name)}
          >
            <Logo />
          </Link>
          <nav className="ui-wide-only ui-shrink" aria-label={navigation.label}>
            <NavLinks className={`ui-flex ui-wrap ui-tap-links ${styles.links}`} />
          </nav>
          <CartLink />
        </div>
      </div>
    </header>
  );
}
