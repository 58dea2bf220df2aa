import { useId, type ReactNode } from 'react';
import { figureRows } from '#content/figures.ts';
import type { Figures } from '#content/types.ts';
import { productPage } from '#text/product.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { LengthBar } from './length-bar.tsx';
import { parseLength } from './length-scale.ts';
import styles from './figures-panel.module.css';

interface FiguresPanelProps {
  figures: Figures;
  /** How to read the figures. */
  note: string;
  children: ReactNode;
}

/** The specification panel of a product. */
export function FiguresPanel({ figures, note, children }: FiguresPanelProps) {
  const titleId = useId();
  return (
    <section className={`ui-self-start ui-pt-4 ${styles.panel}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="ui-title-sm">
        {productPage.figuresTitle}
      </h2>
      <dl className={`ui-sm ui-mt-3 ${styles.list}`}>
        {figureRows(figures).map(({ name, label, value }) => {
          const length = parseLength(value);
          return (
            <div key={name} className="ui-stack ui-line-bottom ui-py-2 ui-gap-0-4">
              <dt className="ui-soft">{noBreak(label)}</dt>
              <dd className="ui-numbers">
                {name === 'botanicalName' ? <i lang="la">{value}</i> : <Values text={value} />}
                {length && <LengthBar {...length} />}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="ui-soft ui-xs ui-mt-4 ui-roomy">{noBreak(note)}</p>
      {children}
    </section>
  );
}

/** The text of a row; of several figures, such as one for each grade, each is on a line of its own. */
function Values({ text }: { text: string }) {
  const values = noBreak(text).split(/(?<=;) /);
  if (!values.every((value) => /\d/.test(value))) return noBreak(text);
  return values.map((value) => (
    <span key={value} className="ui-block">
      {value}{' '}
    </span>
  ));
}
