import { useId } from 'react';
import type { Specification, SpecificationKey, SpecificationLengths } from '#content/catalogue/product-text.ts';
import { toSpecificationRows } from '#content/catalogue/specification-rows.ts';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { SmallTitle } from '#web/ui/small-title.tsx';
import type { KeyFigure } from './key-figures.ts';
import { LengthBar } from './length-bar.tsx';
import { splitValueSeries } from './value-series.ts';
import styles from './specification-panel.module.css';

interface SpecificationPanelProps {
  specification: Specification;
  lengthsMm: SpecificationLengths | undefined;
  keyFigures: readonly KeyFigure[];
  note: string;
}

export function SpecificationPanel({ specification, lengthsMm, keyFigures, note }: SpecificationPanelProps) {
  const titleId = useId();
  const findKeyFigure = (name: SpecificationKey) => keyFigures.find((row) => row.name === name);
  // A row with the value of a key figure is left out; a row with a longer value is `data-repeated`.
  const rows = toSpecificationRows(specification).filter(
    ({ name, value }) => findKeyFigure(name)?.shortValue !== value,
  );
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
              <dt className="text-ink-soft">{addNoBreakSpaces(label)}</dt>
              <dd className="font-medium tabular-nums">
                {name === 'botanicalName' ? <i lang="la">{value}</i> : <Values text={value} />}
                {length && <LengthBar {...length} />}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-caption leading-normal text-ink-soft">{addNoBreakSpaces(note)}</p>
    </section>
  );
}

function Values({ text }: { text: string }) {
  const values = splitValueSeries(addNoBreakSpaces(text));
  if (values.length === 1) return values[0];
  return values.map((value) => (
    <span key={value} className="block">
      {value}{' '}
    </span>
  ));
}
