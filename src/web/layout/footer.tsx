import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { telUrl } from '#domain/phone.ts';
import { footer } from '#text/site.ts';
import { CurrentYear } from './current-year.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { SocialLinks } from './social-links.tsx';
import styles from './footer.module.css';

/** The global footer. */
export function Footer() {
  const { developer } = company;
  return (
    <footer
      className={`bg-walnut text-sm text-on-dark print:hidden links:text-inherit links:hover:text-accent ${styles.footer}`}
    >
      <div className={`grid gap-7 ${styles.columns}`}>
        <section className={styles.contact}>
          <Logo />
          <h2>{footer.contactTitle}</h2>
          <address className="grid justify-items-start links:inline-flex links:min-h-tap links:items-center">
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <a href={telUrl(company.phone)}>{company.phone}</a>
            <span>{company.address.join(', ')}</span>
          </address>
        </section>
        <section>
          <h2>{footer.linksTitle}</h2>
          <ul className="links:inline-flex links:min-h-tap links:items-center">
            {footer.links.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{footer.cinnamonTitle}</h2>
          <p>{footer.cinnamonText}</p>
          <Link className="inline-flex min-h-tap items-center" to="/shop#cinnamon">
            {footer.cinnamonLink}
          </Link>
        </section>
        <section>
          <h2>{footer.socialTitle}</h2>
          <SocialLinks />
        </section>
      </div>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-hairline pt-5 text-xs text-on-dark-soft ${styles.legal}`}
      >
        <CurrentYear format={(year) => footer.rights(year, company.name)} />
        <span className="flex flex-wrap gap-4 links:inline-flex links:min-h-tap links:items-center">
          <Link to="/papers">{footer.papers}</Link>
          <Link to="/catalogue">{footer.catalogue}</Link>
          <Link to="/imprint">{footer.imprint}</Link>
          <Link to="/privacy">{footer.privacy}</Link>
          <LanguageLinks className={undefined} />
        </span>
        {developer.url === '' ? (
          <span>{footer.credit(developer.name)}</span>
        ) : (
          <a href={developer.url}>{footer.credit(developer.name)}</a>
        )}
      </div>
    </footer>
  );
}
