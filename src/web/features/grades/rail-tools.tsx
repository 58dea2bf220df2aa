import { useEffect, useMemo, useState, type RefObject } from 'react';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { findGradesByThickness } from '#domain/catalogue/find-grades-by-thickness.ts';
import { grades, isGraded, type GradedProductId } from '#domain/catalogue/grades.ts';
import { caliperTexts, screenScaleTexts } from '#text/grades/rail-tools.ts';
import { Status } from '#web/ui/messages/status.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { Caliper } from './caliper.tsx';
import { OrderByWeight } from './order-by-weight.tsx';
import { ScreenScale } from './screen-scale.tsx';
import { useScreenScale } from './use-screen-scale.ts';
import styles from './rail-tools.module.css';

const defaultOpeningMm = 13;

interface RailToolsProps {
  rail: RefObject<HTMLElement | null>;
  currentId: ProductId | undefined;
  onMeasure: (ids: readonly GradedProductId[]) => void;
}

export function RailTools({ rail, currentId, onMeasure }: RailToolsProps) {
  const [openingMm, setOpeningMm] = useState<number>(
    isGraded(currentId) ? grades[currentId].diameterMm : defaultOpeningMm,
  );
  const { pixelsPerMm, setPixelsPerMm } = useScreenScale(rail);
  const ids = useMemo(() => findGradesByThickness(openingMm), [openingMm]);
  useEffect(() => onMeasure(ids), [onMeasure, ids]);
  return (
    <>
      <div className={styles.tools}>
        <Caliper currentId={currentId} openingMm={openingMm} fittingIds={ids} onOpeningChange={setOpeningMm} />
        <div className={styles.figures}>
          <SmallTitle as="h3">{caliperTexts.title}</SmallTitle>
          <p className="text-on-dark-soft">
            <span>{pixelsPerMm !== undefined ? caliperTexts.hold : caliperTexts.hint}</span>{' '}
            <span className="pointer-coarse:hidden">{caliperTexts.keys}</span>
          </p>
          <p className="font-serif text-title-xl leading-120 tabular-nums">
            {addNoBreakSpaces(caliperTexts.opening(openingMm))}
          </p>
          <OrderByWeight ids={ids} />
        </div>
        <ScreenScale pixelsPerMm={pixelsPerMm} onSet={setPixelsPerMm} />
      </div>
      <Status variant="hidden">{pixelsPerMm !== undefined && screenScaleTexts.isSet}</Status>
    </>
  );
}
