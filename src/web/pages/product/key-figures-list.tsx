import type { Figure } from '#content/types.ts';
import { productPage } from '#text/product.ts';
import { noBreak } from '#web/ui/no-break.ts';
import styles from './key-figures-list.module.css';

/** The ruled strip of key figures under the name. */
export function KeyFiguresList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={`ui-stack ui-line-accent ${styles.list}`} aria-label={productPage.keyFiguresLabel}>
      {figures.map(({ label, value }) => (
        <div key={label} className="ui-line-bottom">
          <dt className="ui-soft ui-2xs ui-snug">{label}</dt>
          <dd className="ui-strong ui-numbers ui-sm ui-tight">{noBreak(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
