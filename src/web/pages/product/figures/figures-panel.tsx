import { useId } from 'react';
import { figureRows } from '#content/catalogue/figure-rows.ts';
import type { FigureLengths, FigureName, Figures } from '#content/catalogue/product-text.ts';
import { keepFiguresTogether } from '#domain/keep-figures-together.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { SmallTitle } from '#web/ui/small-title.tsx';
import type { KeyFigure } from './key-figures.ts';
import { LengthBar } from './length-bar.tsx';
import { valueSeries } from './value-series.ts';
import styles from './figures-panel.module.css';

interface FiguresPanelProps {
  figures: Figures;
  lengthsMm: FigureLengths | undefined;
  /** The key figures above the panel. The panel repeats one only on phones, where the list above shortens it. */
  keyFigures: readonly KeyFigure[];
  note: string;
}

export function FiguresPanel({ figures, lengthsMm, keyFigures, note }: FiguresPanelProps) {
  const titleId = useId();
  const findKeyFigure = (name: FigureName) => keyFigures.find((row) => row.name === name);
  const rows = figureRows(figures).filter(({ name, value }) => findKeyFigure(name)?.shortValue !== value);
  return (
    <section className="self-start border-t-2 border-accent pt-4" aria-labelledby={titleId}>
      <SmallTitle as="h2" id={titleId}>
        {productPageTexts.figuresTitle}
      </SmallTitle>
      <dl className={styles.list}>
        {rows.map(({ name, label, value }) => {
          const length = lengthsMm?.[name];
          return (
            <div key={name} className={styles.row} data-repeated={findKeyFigure(name) !== undefined || undefined}>
              <dt className="text-ink-soft">{keepFiguresTogether(label)}</dt>
              <dd className="font-medium tabular-nums">
                {name === 'botanicalName' ? <i lang="la">{value}</i> : <Values text={value} />}
                {length && <LengthBar {...length} />}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-xs leading-relaxed text-ink-soft">{keepFiguresTogether(note)}</p>
    </section>
  );
}

function Values({ text }: { text: string }) {
  const values = valueSeries(keepFiguresTogether(text));
  if (values.length === 1) return values[0];
  return values.map((value) => (
    <span key={value} className="block">
      {value}{' '}
    </span>
  ));
}
