import { company } from '#content/company.ts';
import { head, privacy } from '#text/privacy.ts';
import type { Page } from '#web/page.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { privacySections } from './sections.ts';
import styles from './page.module.css';

/** The server's settings as they were at the build; see `buildVariables`. */
const settings = {
  retentionDays: Number(import.meta.env.VITE_CART_RETENTION_DAYS),
  rateLimitPerMinute: Number(import.meta.env.VITE_RATE_LIMIT_PER_MINUTE),
};

/** The privacy page. */
export const page: Page = {
  head,
  socialImage: 'privacy',
  breadcrumbs: [{ name: privacy.title, path: '/privacy' }],
  content: (
    <>
      <PageTitle title={privacy.title} lead={privacy.lead} />
      <div className={`ui-container ${styles.page}`}>
        {privacySections(company, settings).map(({ title, paragraphs, facts, link }) => (
          <section key={title} className={styles.section}>
            <h2 className="ui-title-md">{title}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {facts && <Facts facts={facts} label={title} />}
            {link && <Link to={link.path}>{link.label}</Link>}
          </section>
        ))}
      </div>
    </>
  ),
};
