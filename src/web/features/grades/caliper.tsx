import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { findGradesByThickness } from '#domain/catalogue/find-grades-by-thickness.ts';
import { shortName } from '#text/catalogue/names.ts';
import { caliperTexts } from '#text/grades/rail-tools.ts';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { CaliperDrawing } from './caliper-drawing.tsx';
import { OrderByWeight } from './order-by-weight.tsx';
import { QuillEnd } from './quill-end.tsx';
import styles from './caliper.module.css';

const openingRangeMm = { min: 4, max: 30, step: 0.5 } as const;

interface CaliperProps {
  currentId: ProductId | undefined;
  openingMm: number;
  isLifeSize: boolean;
  onOpeningChange: (opening: number) => void;
}

export function Caliper({ currentId, openingMm, isLifeSize, onOpeningChange }: CaliperProps) {
  const ids = findGradesByThickness(openingMm);
  const shownId = ids.find((id) => id === currentId) ?? ids[0];
  return (
    <>
      <div className={styles.instrument}>
        <CaliperDrawing openingMm={openingMm} />
        {shownId && (
          <span className={styles.held}>
            <QuillEnd id={shownId} diameter={openingMm} />
          </span>
        )}
        <input
          type="range"
          className={styles.slider}
          min={openingRangeMm.min}
          max={openingRangeMm.max}
          step={openingRangeMm.step}
          value={openingMm}
          aria-label={caliperTexts.label}
          aria-valuetext={caliperTexts.spoken(openingMm, ids.map(shortName))}
          onChange={(event) => onOpeningChange(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className="grid content-start gap-2">
        <SmallTitle as="h3">{caliperTexts.title}</SmallTitle>
        <p className="text-on-dark-soft">
          <span>{isLifeSize ? caliperTexts.hold : caliperTexts.hint}</span>{' '}
          <span className="pointer-coarse:hidden">{caliperTexts.keys}</span>
        </p>
        <p className="font-serif text-title-xl leading-tighter tabular-nums">
          {addNoBreakSpaces(caliperTexts.opening(openingMm))}
        </p>
        <OrderByWeight ids={ids} />
      </div>
    </>
  );
}
