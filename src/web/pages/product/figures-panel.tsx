import { useId } from 'react';
import type { Figure } from '#content/types.ts';
import { productPage } from '#text/product.ts';
import styles from './figures-panel.module.css';

interface FiguresPanelProps {
  figures: readonly Figure[];
  /** How to read the figures. */
  note: string;
}

/** The specification panel of a product. */
export function FiguresPanel({ figures, note }: FiguresPanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className="ui-title-sm">
        {productPage.figuresTitle}
      </h2>
      <dl className={styles.list}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
