import { header } from '#text/site.ts';
import styles from './skip-link.module.css';

/** The first tab stop: skips the header. */
export function SkipLink() {
  return (
    <a className={`ui-screen-only ui-dark ui-round-sm ui-p-3-5 ${styles.skip}`} href="#content">
      {header.skip}
    </a>
  );
}
