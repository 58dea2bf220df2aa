import { company } from '#content/company.ts';
import styles from './logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <img src="/icons/logo.svg" alt="" width={44} height={44} />
      <span className={styles.name}>{company.name}</span>
    </span>
  );
}
