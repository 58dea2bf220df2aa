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
    <footer className={`ui-screen-only ui-light-links ui-dark ui-sm ${styles.footer}`}>
      <div className={`ui-stack ui-gap-7 ${styles.columns}`}>
        <section className={styles.contact}>
          <Logo />
          <h2>{footer.contactTitle}</h2>
          <address className="ui-stack ui-start ui-tap-links">
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <a href={telUrl(company.phone)}>{company.phone}</a>
            <span>{company.address.join(', ')}</span>
          </address>
        </section>
        <section>
          <h2>{footer.linksTitle}</h2>
          <ul className="ui-tap-links">
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
          <Link className="ui-tap" to="/shop#cinnamon">
            {footer.cinnamonLink}
          </Link>
        </section>
        <section>
          <h2>{footer.socialTitle}</h2>
          <SocialLinks />
        </section>
      </div>
      <div className={`ui-cluster ui-spread ui-dark-soft ui-line-top ui-xs ui-gap-2-5 ui-pt-5 ${styles.legal}`}>
        <CurrentYear format={(year) => footer.rights(year, company.name)} />
        <span className="ui-flex ui-wrap ui-gap-4 ui-tap-links">
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
