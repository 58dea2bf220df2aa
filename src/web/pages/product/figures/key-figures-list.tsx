import type { Figure } from '#content/types.ts';
import { productPage } from '#text/product.ts';
import { noBreak } from '#web/ui/no-break.ts';
import styles from './key-figures-list.module.css';

export function KeyFiguresList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={`grid border-t border-accent ${styles.list}`} aria-label={productPage.keyFiguresLabel}>
      {figures.map(({ label, value }) => (
        <div key={label} className="border-b border-hairline">
          <dt className="text-2xs leading-snug text-ink-soft">{label}</dt>
          <dd className="text-sm leading-tight font-semibold tabular-nums">{noBreak(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
