import styles from './alert.module.css';

/** What went wrong, beside its cause. It is read out when it appears; give it a new `key` to have it read out again. */
export function Alert({ text, id }: { readonly text: string; readonly id?: string | undefined }) {
  return (
    <p id={id} role="alert" className={styles.alert}>
      {text}
    </p>
  );
}
