import common from './common.module.css';
import styles from './page-title.module.css';

interface PageTitleProps {
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
}

/** The page's one `h1`, with a line above and below it; the focus comes here when the page is opened by a link. */
export function PageTitle({ eyebrow, title, lead }: PageTitleProps) {
  return (
    <header className={`${common.container} ${styles.head}`}>
      {eyebrow !== undefined && <p className={common.eyebrow}>{eyebrow}</p>}
      <h1 className={common.titleXl}>{title}</h1>
      {lead !== undefined && <p className={`${common.lead} ${styles.lead}`}>{lead}</p>}
    </header>
  );
}
