import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { address } from '#content/company/address.ts';
import { companyMailLink, companyPhoneLink } from '#content/company/contact-links.ts';
import { findLegalLine } from '#content/company/find-legal-line.ts';
import { footerTexts } from '#text/site.ts';
import { Container } from '#web/ui/container.tsx';
import { CurrentYear } from './current-year.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { SocialLinks } from './social-links.tsx';
import styles from './footer.module.css';

const legalLine = findLegalLine(company);

const titleClass = 'mb-1 font-sans text-fine leading-142 font-semibold tracking-caps text-accent uppercase';
const linkClass = `touch-target ${styles.link}`;

export function Footer() {
  const { developer } = company;
  return (
    <footer className={`dark-part print:hidden ${styles.footer}`}>
      <Container>
        <div className={styles.columns}>
          <section>
            <div className="mb-3 max-sm:hidden">
              <Logo />
            </div>
            <h2 className={titleClass}>{footerTexts.contactTitle}</h2>
            <address className="grid justify-items-start">
              <a className={linkClass} href={companyMailLink}>
                {company.email}
              </a>
              <a className={linkClass} href={companyPhoneLink}>
                {company.phone}
              </a>
              <span>{address.join(', ')}</span>
            </address>
          </section>
          <section>
            <h2 className={titleClass}>{footerTexts.linksTitle}</h2>
            <ul>
              {footerTexts.links.map((link) => (
                <li key={link.path}>
                  <FooterLink {...link} />
                </li>
              ))}
            </ul>
          </section>
          <section className="max-sm:col-span-full">
            <h2 className={titleClass}>{footerTexts.cinnamonTitle}</h2>
            <p>{footerTexts.cinnamonText}</p>
            <FooterLink path="/shop#cinnamon" label={footerTexts.cinnamonLink} />
          </section>
          <section className="max-sm:col-span-full max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4">
            <h2 className={titleClass}>{footerTexts.socialTitle}</h2>
            <SocialLinks className="ml-outdent-small" />
          </section>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline pt-2 text-caption text-on-dark-soft max-sm:mt-3">
          <span className="flex flex-wrap gap-x-4">
            {footerTexts.pages.map((link) => (
              <FooterLink key={link.path} {...link} />
            ))}
            <LanguageLinks className={linkClass} />
          </span>
          {legalLine !== undefined && <span>{legalLine}</span>}
          <CurrentYear format={(year) => footerTexts.rights(year, company.name)} />
          {developer.url === '' ? (
            <span>{footerTexts.credit(developer.name)}</span>
          ) : (
            <a className={linkClass} href={developer.url}>
              {footerTexts.credit(developer.name)}
            </a>
          )}
        </div>
      </Container>
    </footer>
  );
}

interface FooterLinkProps {
  path: string;
  label: string;
}

function FooterLink({ path, label }: FooterLinkProps) {
  return (
    <Link className={linkClass} to={path}>
      {label}
    </Link>
  );
}
