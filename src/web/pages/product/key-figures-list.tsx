import type { Figure } from '#content/types.ts';
import { productPage } from '#text/product.ts';
import { noBreak } from '#web/ui/no-break.ts';
import styles from './key-figures-list.module.css';

/** The ruled strip of key figures under the name. */
export function KeyFiguresList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.list} aria-label={productPage.keyFiguresLabel}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{noBreak(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
