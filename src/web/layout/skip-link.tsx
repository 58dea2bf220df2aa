import { header } from '#text/site.ts';
import styles from './skip-link.module.css';

/** The first thing that the Tab key reaches: past the header, to the page's own content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {header.skip}
    </a>
  );
}
