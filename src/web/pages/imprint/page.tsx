import { company } from '#content/company.ts';
import { head, imprint } from '#text/imprint.ts';
import type { Page } from '#web/page.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { imprintFacts } from './imprint-facts.ts';
import styles from './page.module.css';

/** The imprint: who is behind the site. */
export const page: Page = {
  head,
  socialImage: 'imprint',
  breadcrumbs: [{ name: imprint.title, path: '/imprint' }],
  content: (
    <>
      <PageTitle title={imprint.title} lead={imprint.lead} />
      <div className={`ui-container ${styles.page}`}>
        <Facts facts={imprintFacts(company)} label={imprint.title} />
        <Link to="/privacy">{imprint.privacy}</Link>
      </div>
    </>
  ),
};
