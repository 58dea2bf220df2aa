import styles from './page-title.module.css';

interface PageTitleProps {
  eyebrow?: string;
  title: string;
  lead?: string;
}

/** The page's one `h1`, with a line above and below it; receives focus after client-side navigation. */
export function PageTitle({ eyebrow, title, lead }: PageTitleProps) {
  return (
    <header className={`ui-container ${styles.head}`}>
      {eyebrow !== undefined && <p className="ui-eyebrow ui-mb-3">{eyebrow}</p>}
      <h1 className="ui-title-xl">{title}</h1>
      {lead !== undefined && <p className="ui-soft ui-lg ui-measure-52 ui-mt-5">{lead}</p>}
    </header>
  );
}
