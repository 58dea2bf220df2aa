import type { ProductId } from '#domain/catalogue/catalogue.ts';
import type { GradedProductId } from '#domain/catalogue/grades.ts';
import { getShortName } from '#text/catalogue/names.ts';
import { caliperTexts } from '#text/grades/rail-tools.ts';
import { CaliperDrawing } from './caliper-drawing.tsx';
import { QuillEnd } from './quill-end.tsx';
import styles from './caliper.module.css';

const openingRangeMm = { min: 4, max: 30, step: 0.5 } as const;

interface CaliperProps {
  currentId: ProductId | undefined;
  openingMm: number;
  fittingIds: readonly GradedProductId[];
  onOpeningChange: (opening: number) => void;
}

export function Caliper({ currentId, openingMm, fittingIds, onOpeningChange }: CaliperProps) {
  const shownId = fittingIds.find((id) => id === currentId) ?? fittingIds[0];
  return (
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
        aria-valuetext={caliperTexts.spoken(openingMm, fittingIds.map(getShortName))}
        onChange={(event) => onOpeningChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
