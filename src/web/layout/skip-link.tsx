import { header } from '#text/site.ts';
import styles from './skip-link.module.css';

/** The first tab stop: skips the header. */
export function SkipLink() {
  return (
    <a className={`rounded-sm bg-walnut px-5 py-3 text-on-dark print:hidden ${styles.skip}`} href="#content">
      {header.skip}
    </a>
  );
}
