import { company } from '#content/company.ts';
import styles from './logo.module.css';

/** The company's mark and name. */
export function Logo() {
  return (
    <span className={`ui-gap-3 ui-middle ${styles.logo}`}>
      <img className="ui-rigid" src="/icons/logo.svg" alt="" width={44} height={44} />
      <span className={styles.name}>{company.name}</span>
    </span>
  );
}
