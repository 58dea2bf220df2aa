import { useId } from 'react';
import { figureRows, type FigureRow } from '#content/figures.ts';
import type { Figures } from '#content/types.ts';
import { productPage } from '#text/product.ts';
import { noBreak } from '#web/ui/no-break.ts';
import styles from './figures-panel.module.css';

interface FiguresPanelProps {
  figures: Figures;
  /** The key figures, which stand above; the panel leaves them out. */
  shown: readonly FigureRow[];
  note: string;
}

export function FiguresPanel({ figures, shown, note }: FiguresPanelProps) {
  const titleId = useId();
  const rows = figureRows(figures).filter(({ name }) => !shown.some((row) => row.name === name));
  return (
    <section className={`self-start pt-4 ${styles.panel}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif-small text-title-sm">
        {productPage.figuresTitle}
      </h2>
      <dl className={`mt-3 text-sm ${styles.list}`}>
        {rows.map(({ name, label, value }) => {
          return (
            <div key={name} className="grid gap-x-4 border-b border-hairline py-2">
              <dt className="text-ink-soft">{noBreak(label)}</dt>
              <dd className="tabular-nums">
                {name === 'botanicalName' ? <i lang="la">{value}</i> : <Values text={value} />}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-xs leading-relaxed text-ink-soft">{noBreak(note)}</p>
    </section>
  );
}

/** The text of a row; of several figures, such as one for each grade, each is on a line of its own. */
function Values({ text }: { text: string }) {
  const values = noBreak(text).split(/(?<=;) /);
  if (!values.every((value) => /\d/.test(value))) return noBreak(text);
  return values.map((value) => (
    <span key={value} className="block">
      {value}{' '}
    </span>
  ));
}
