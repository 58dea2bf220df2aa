import styles from './alert.module.css';

/** An error message. Screen readers announce it when it appears; give it a new `key` to announce it again. */
export function Alert({ text, id }: { text: string; id?: string | undefined }) {
  return (
    <p id={id} role="alert" className={`ui-round-sm ui-sm ui-p-2-3 ${styles.alert}`}>
      {text}
    </p>
  );
}
