import styles from './loading-line.module.css';

export function LoadingLine() {
  return <div className={styles.line} />;
}
