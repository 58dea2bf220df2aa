import styles from './loading-line.module.css';

/** A line under the header while the root element has `data-loading`. */
export function LoadingLine() {
  return <div className={styles.line} />;
}
