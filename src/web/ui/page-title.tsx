import styles from './page-title.module.css';

interface PageTitleProps {
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
}

/** The page's one `h1`, with a line above and below it; the focus comes here when the page is opened by a link. */
export function PageTitle({ eyebrow, title, lead }: PageTitleProps) {
  return (
    <header className={styles.head}>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
