import type { SpecificationLengths } from '#content/catalogue/product-text.ts';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { productPageTexts } from '#text/pages/product.ts';
import type { KeyFigure } from './key-figures.ts';
import { LengthBar } from './length-bar.tsx';
import { splitValueSeries } from './value-series.ts';
import styles from './key-figures-list.module.css';

const remarkClass = 'font-sans text-fine font-normal text-ink-soft';

interface KeyFiguresListProps {
  figures: readonly KeyFigure[];
  lengthsMm: SpecificationLengths | undefined;
}

/**
 * Phones show only the first value of each figure, so that the request form is on the first screen. The specification
 * panel shows the other values.
 */
export function KeyFiguresList({ figures, lengthsMm }: KeyFiguresListProps) {
  return (
    <dl className={styles.list} aria-label={productPageTexts.keyFiguresLabel}>
      {figures.map(({ name, label, value, shortValue }) => {
        const length = lengthsMm?.[name];
        return (
          <div key={name} className="border-b border-hairline py-1 pr-3 lg:py-2">
            <dt className="text-fine leading-135 text-ink-soft">{label}</dt>
            <dd className="text-small leading-130 font-semibold tabular-nums lg:font-display-small lg:text-lead">
              <span>{addNoBreakSpaces(shortValue)}</span>
              <span className={`max-md:hidden ${splitValueSeries(value).length > 1 ? '' : remarkClass}`}>
                {addNoBreakSpaces(value.slice(shortValue.length))}
              </span>
              {length && (
                <span className="block max-md:hidden">
                  <LengthBar {...length} />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
