import common from './common.module.css';
import styles from './page-title.module.css';

interface PageTitleProps {
  eyebrow?: string;
  title: string;
  lead?: string;
}

/** The page's one `h1`, with a line above and below it; receives focus after client-side navigation. */
export function PageTitle({ eyebrow, title, lead }: PageTitleProps) {
  return (
    <header className={`${common.container} ${styles.head}`}>
      {eyebrow !== undefined && <p className={common.eyebrow}>{eyebrow}</p>}
      <h1 className={common.titleXl}>{title}</h1>
      {lead !== undefined && <p className={`${common.lead} ${styles.lead}`}>{lead}</p>}
    </header>
  );
}
