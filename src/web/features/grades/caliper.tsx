import type { ProductId } from '#domain/catalogue.ts';
import { gradesFor } from '#domain/grades-for.ts';
import { productName } from '#text/catalogue.ts';
import { caliper } from '#text/rail-tools.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { CaliperDrawing } from './caliper-drawing.tsx';
import { FittingGrade } from './fitting-grade.tsx';
import { QuillEnd } from './quill-end.tsx';
import styles from './caliper.module.css';
import rail from './grade-rail.module.css';

/** In millimetres. */
const openings = { least: 1, most: 30, step: 0.5 } as const;

interface CaliperProps {
  /** The product of the page: of two grades that fit, this one is shown between the jaws. */
  currentId: ProductId | undefined;
  /** In millimetres. */
  opening: number;
  onOpen: (opening: number) => void;
}

export function Caliper({ currentId, opening, onOpen }: CaliperProps) {
  const ids = gradesFor(opening);
  const shownId = ids.find((id) => id === currentId) ?? ids[0];
  return (
    <div className="flex flex-wrap items-center gap-7 text-on-dark">
      <div className={`relative flex-none ${rail.instrument}`}>
        <CaliperDrawing opening={opening} />
        {shownId && (
          <span className={`absolute ${styles.held}`}>
            <QuillEnd id={shownId} diameter={opening} />
          </span>
        )}
        <input
          type="range"
          className={`absolute h-full border-t border-hairline ${styles.slider}`}
          min={openings.least}
          max={openings.most}
          step={openings.step}
          value={opening}
          aria-label={caliper.label}
          aria-valuetext={caliper.spoken(opening, ids.map(productName))}
          onChange={(event) => onOpen(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={`grid gap-2 ${styles.reading}`}>
        <h3 className="font-serif-small text-title-sm">{caliper.title}</h3>
        <p className="text-sm text-on-dark-soft">{caliper.hint}</p>
        <p className="font-serif text-title-lg tabular-nums">{noBreak(caliper.opening(opening))}</p>
        {ids.length === 0 ? <p>{caliper.none}</p> : ids.map((id) => <FittingGrade key={id} id={id} />)}
      </div>
    </div>
  );
}
