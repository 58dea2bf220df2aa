import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { companyPhoneLink } from '#content/company/contact-links.ts';
import { headerTexts, navigationTexts } from '#text/site.ts';
import { Container } from '#web/ui/container.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavLinks } from './nav-links.tsx';
import { SideMenu } from './side-menu.tsx';
import { SocialLinks } from './social-links.tsx';
import styles from './header.module.css';

const topLinkClass = 'touch-target whitespace-nowrap text-inherit no-underline outline-offset-inside hover:text-accent';

/** `contents`, so that the bar sticks for the length of the page, not of the header. */
export function Header() {
  return (
    <header className="contents">
      <div className="bg-walnut text-caption dark-part print:hidden">
        <Container className="flex items-center justify-between">
          <a
            className={`gap-2 tracking-4 ${topLinkClass}`}
            href={companyPhoneLink}
            aria-label={headerTexts.callLabel(company.phone)}
          >
            <Icon name="phone" size={18} />
            {company.phone}
          </a>
          <span className="mx-auto tracking-6 text-on-dark-soft max-md:hidden">{headerTexts.tagline}</span>
          <LanguageLinks className={`max-sm:hidden ${topLinkClass}`} />
          <SocialLinks className="mr-outdent-small max-2xs:hidden" />
        </Container>
      </div>
      <div className={`print:hidden ${styles.bar}`}>
        <Container className={styles.inner}>
          <MenuButton className={`lg:hidden ${styles.menuButton}`} />
          <Link
            className="mr-auto touch-target min-w-0 text-ink no-underline lg:flex-none"
            to="/"
            aria-label={headerTexts.homeLabel(company.name)}
          >
            <Logo />
          </Link>
          <nav className="min-w-0 max-lg:hidden" aria-label={navigationTexts.label}>
            <NavLinks className={styles.links} linkClassName={styles.link} />
          </nav>
          <CartLink />
        </Container>
      </div>
      <SideMenu />
    </header>
  );
}
