import { company } from '#content/company.ts';
import { illustrationNote } from '#text/site.ts';
import styles from './illustration-note.module.css';

/** Says that the pictures beside it are illustrations, as long as `company.ts` says so. */
export function IllustrationNote({ className = '' }: { className?: string }) {
  return (
    company.picturesAreIllustrations && <p className={`ui-note ${styles.note} ${className}`}>{illustrationNote}</p>
  );
}
